import type { TtfDetail } from "@/api/averageTtf";
import type { MonthlyColumn, MonthlyRow } from "@/api/monthlyRequisition";
import type { ReviewedRequisition } from "@/api/review";
import { DirectoryButton } from "@/blocks/dashboard/DirectoryButton";
import { summary } from "@/blocks/dashboard/year";
import type { Measure } from "@/lib/comparison";
import { formatDate } from "@/lib/dates";
import { ClickableNumber } from "@/ui/ClickableNumber";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/columns";

const open = "Open Requisition Data";
const closures = "Closures Requisition Data";

/** What is opened is work to do: neither more nor less of it is good. */
const measures: Readonly<Record<string, Measure>> = { [open]: { good: null }, [closures]: { good: "more" } };

export const monthlyHeads: readonly { id: MonthlyColumn; group: string; header: string }[] = [
  { id: "openFullTime", group: open, header: "Full Time/ Contract Total" },
  { id: "openPartTime", group: open, header: "Partime+Int Total" },
  { id: "openTotal", group: open, header: "Total Requisitions" },
  { id: "closedFullTime", group: closures, header: "Full Time Total" },
  { id: "closedPartTime", group: closures, header: "Partime+Int Total" },
  { id: "closedTotal", group: closures, header: "Total Closures" },
  { id: "closedInTat", group: closures, header: "Profiles Closed in TAT" },
];

export function monthlyYearColumns(
  total: MonthlyRow | undefined,
  onOpen: (monthName: string, column: MonthlyColumn) => void,
): readonly Column<MonthlyRow>[] {
  return [
    {
      id: "slot",
      header: "Month",
      value: (row) => row.slot,
      total: () => summary,
      stick: "start",
      strong: true,
      sortable: false,
      width: 104,
    },
    ...monthlyHeads.map(({ id, group, header }): Column<MonthlyRow> => {
      const number = (row: MonthlyRow) => (
        <ClickableNumber
          value={row[id]}
          label={`${header}, ${group}, ${row.slot}`}
          onClick={() => onOpen(row.monthName, id)}
        />
      );
      return {
        id,
        header,
        group,
        value: (row) => row[id],
        cell: number,
        total: () => total && number(total),
        measure: measures[group],
        align: "end",
        sortable: false,
        wrapHead: true,
        width: 108,
      };
    }),
  ];
}

/** The requisitions that were approved. */
export function openedColumns(
  onOpen: (row: ReviewedRequisition) => void,
): readonly Column<ReviewedRequisition>[] {
  return [
    { id: "serial", header: "Req ID", value: (row) => row.serial, width: 84, card: "fact" },
    {
      id: "position",
      header: "Position Name",
      value: (row) => row.position,
      cell: (row) => <DirectoryButton row={row} onOpen={onOpen} />,
      width: 230,
      card: "title",
    },
    {
      id: "positions",
      header: "No. of Positions",
      value: (row) => row.positions,
      align: "end",
      width: 120,
      card: "value",
    },
    {
      id: "approvedOn",
      header: "Approved On",
      value: (row) => row.approvedOn,
      text: (row) => formatDate(row.approvedOn),
      width: 120,
      card: "value",
    },
    {
      id: "status",
      header: "Status",
      value: (row) => row.status,
      cell: (row) => <StatusButton status={row.status} />,
      width: 130,
      card: "status",
    },
  ];
}

/** The requisitions whose positions were closed; their counts add up to the number. */
export function closedColumns(rows: readonly TtfDetail[], header: string): readonly Column<TtfDetail>[] {
  const closed = rows.reduce((sum, row) => sum + row.accepted, 0);
  return [
    {
      id: "srNo",
      header: "Sr. No.",
      value: (row) => row.number,
      align: "end",
      searchable: false,
      width: 72,
    },
    {
      id: "position",
      header: "Position Name",
      value: (row) => row.position,
      strong: true,
      width: 230,
      card: "title",
    },
    { id: "recruiter", header: "Recruiter Name", value: (row) => row.recruiter, width: 160, card: "fact" },
    {
      id: "count",
      header: `${header} (${closed})`,
      value: (row) => row.accepted,
      align: "end",
      searchable: false,
      width: 190,
      card: "value",
    },
    { id: "department", header: "Dept Name", value: (row) => row.department, width: 150, card: "fact" },
  ];
}
