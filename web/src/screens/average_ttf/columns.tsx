import type { TtfDetail, TtfRow } from "@/api/averageTtf";
import { type EmploymentType, employmentTypes, summary } from "@/blocks/dashboard/year";
import type { Measure } from "@/lib/comparison";
import { CellBar } from "@/ui/CellBar";
import { ClickableNumber } from "@/ui/ClickableNumber";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";
import { daysText, type TtfYear, totalsOf } from "./shaping";

export const closuresMeasure: Measure = { good: "more" };
export const daysMeasure: Measure = { good: "less", decimals: 1 };

type Open = (row: TtfRow, type: EmploymentType) => void;

/** A number beside a bar, scaled to the longest average of the year. */
function Days({ days, longest }: { days: number | null; longest: number }) {
  if (days === null) return <span className={classes.none}>—</span>;
  return <CellBar share={days / longest}>{daysText(days)}</CellBar>;
}

function typeColumns(type: EmploymentType, { total, longest }: TtfYear, onOpen: Open): Column<TtfRow>[] {
  const { label, figures } = type;
  const count = (row: TtfRow) => (
    <ClickableNumber
      value={row[figures].closures}
      label={`No. of Closure, ${label}, ${row.slot}`}
      onClick={() => onOpen(row, type)}
    />
  );
  return [
    {
      id: `${figures}Closures`,
      header: "No. of Closure",
      group: label,
      value: (row) => row[figures].closures,
      cell: count,
      total: () => total && count(total),
      measure: closuresMeasure,
      align: "end",
      sortable: false,
      width: 112,
    },
    {
      id: `${figures}Days`,
      header: "Average TTF (Days)",
      group: label,
      value: (row) => row[figures].averageDays,
      cell: (row) => <Days days={row[figures].averageDays} longest={longest} />,
      csv: (row) => row[figures].averageDays,
      total: () => total && daysText(total[figures].averageDays),
      measure: daysMeasure,
      align: "end",
      sortable: false,
      width: 150,
    },
  ];
}

export function ttfColumns(year: TtfYear, onOpen: Open): readonly Column<TtfRow>[] {
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
    ...employmentTypes.flatMap((type) => typeColumns(type, year, onOpen)),
  ];
}

/** The columns of a number's details. A year has no recruiters, which would repeat requisitions. */
export function detailColumns(
  rows: readonly TtfDetail[] | undefined,
  monthName: string,
  typeLabel: string,
): readonly Column<TtfDetail>[] {
  const { openings, closed } = totalsOf(rows ?? []);
  const ofYear = monthName === summary;
  const counted = ofYear ? "No. of Closure" : `${typeLabel} Offer Accepted`;
  const recruiter: Column<TtfDetail> = {
    id: "recruiter",
    header: "Recruiter Name",
    value: (row) => row.recruiter,
    width: 160,
    card: "fact",
  };
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
      header: `Position Name (${openings})`,
      value: (row) => row.position,
      cell: (row) => (
        <>
          {row.position} <span className={classes.openings}>({row.positions})</span>
        </>
      ),
      strong: true,
      width: 230,
      card: "title",
    },
    ...(ofYear ? [] : [recruiter]),
    {
      id: "count",
      header: `${counted} (${closed})`,
      value: (row) => row.accepted,
      align: "end",
      searchable: false,
      width: 190,
      card: "value",
    },
    { id: "department", header: "Dept Name", value: (row) => row.department, width: 150, card: "fact" },
  ];
}
