import type { Choices, OpenPosition } from "@/api/dashboard";
import { choicesOf } from "@/blocks/dashboard/choicesOf";
import { formatDate } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";
import { TextButton } from "@/ui/TextButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

export const isInProgress = ({ Status }: OpenPosition) => Status === "In-progress";

/** Ids are the server's sort keys and filters. */
export function openColumns(
  choices: Choices,
  onOpen: (row: OpenPosition) => void,
): readonly Column<OpenPosition>[] {
  return [
    {
      id: "reqId",
      header: "Req Id",
      value: (row) => row.SERIAL,
      hidden: true,
      sortable: false,
      width: 80,
    },
    {
      id: "srNo",
      header: "Sr. No.",
      value: (row) => row.id,
      sortable: false,
      align: "end",
      width: 64,
    },
    {
      id: "approvedOn",
      header: "Approved Date",
      value: (row) => row.Approved_On,
      text: (row) => formatDate(row.Approved_On),
      width: 120,
      card: "value",
    },
    {
      id: "designation",
      header: "Designation",
      value: (row) => row.Designation,
      cell: (row) => (
        <TextButton
          label={`${row.Designation}, open the directory of ${row.SERIAL}`}
          onClick={() => onOpen(row)}
        >
          {row.Designation}
        </TextButton>
      ),
      width: 210,
      always: true,
      card: "title",
    },
    {
      id: "department",
      header: "Department",
      value: (row) => row.Dept_name,
      filter: choicesOf(choices, "department"),
      width: 150,
      card: "fact",
    },
    {
      id: "location",
      header: "Location",
      value: (row) => row.Location,
      filter: choicesOf(choices, "location"),
      width: 130,
      card: "fact",
    },
    {
      id: "employmentType",
      header: "Employment Type",
      value: (row) => row.Employement_Type,
      filter: choicesOf(choices, "employmentType"),
      width: 152,
      card: "fact",
    },
    {
      id: "daysOpen",
      header: "Days Open",
      value: (row) => Math.abs(row.Days_Open),
      align: "end",
      width: 96,
      card: "value",
    },
    {
      id: "tat",
      header: "Target Closure Date",
      value: (row) => row.TAT,
      text: (row) => formatDate(row.TAT),
      cell: (row) => (
        <span className={isInProgress(row) ? undefined : classes.late}>{formatDate(row.TAT)}</span>
      ),
      width: 156,
      card: "value",
    },
    {
      id: "status",
      header: "Status",
      value: (row) => row.Status,
      cell: (row) => <StatusButton status={row.Status} tone={isInProgress(row) ? "amber" : "red"} />,
      width: 120,
      card: "status",
    },
  ];
}
