import type { Choices } from "@/api/dashboard";
import type { OpenRequisition } from "@/api/openTillDate";
import { choicesOf } from "@/blocks/dashboard/choicesOf";
import { DirectoryButton } from "@/blocks/dashboard/DirectoryButton";
import { formatDate } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

export const isInProgress = ({ state }: OpenRequisition) => state === "In-progress";

/** Ids are the server's sort keys and filters. */
export function openColumns(
  choices: Choices,
  onOpen: (row: OpenRequisition) => void,
): readonly Column<OpenRequisition>[] {
  return [
    {
      id: "reqId",
      header: "Req Id",
      value: (row) => row.serial,
      hidden: true,
      sortable: false,
      width: 80,
    },
    {
      id: "srNo",
      header: "Sr. No.",
      value: (row) => row.number,
      sortable: false,
      align: "end",
      width: 64,
    },
    {
      id: "approvedOn",
      header: "Approved Date",
      value: (row) => row.approvedOn,
      text: (row) => formatDate(row.approvedOn),
      width: 120,
      card: "value",
    },
    {
      id: "designation",
      header: "Designation",
      value: (row) => row.position,
      cell: (row) => <DirectoryButton row={row} onOpen={onOpen} />,
      width: 210,
      always: true,
      card: "title",
    },
    {
      id: "department",
      header: "Department",
      value: (row) => row.department,
      filter: choicesOf(choices, "department"),
      width: 150,
      card: "fact",
    },
    {
      id: "location",
      header: "Location",
      value: (row) => row.location,
      filter: choicesOf(choices, "location"),
      width: 130,
      card: "fact",
    },
    {
      id: "employmentType",
      header: "Employment Type",
      value: (row) => row.employmentType,
      filter: choicesOf(choices, "employmentType"),
      width: 152,
      card: "fact",
    },
    {
      id: "daysOpen",
      header: "Days Open",
      value: (row) => row.daysOpen,
      align: "end",
      width: 96,
      card: "value",
    },
    {
      id: "tat",
      header: "Target Closure Date",
      value: (row) => row.tat,
      text: (row) => formatDate(row.tat),
      cell: (row) => (
        <span className={isInProgress(row) ? undefined : classes.late}>{formatDate(row.tat)}</span>
      ),
      width: 156,
      card: "value",
    },
    {
      id: "status",
      header: "Status",
      value: (row) => row.state,
      cell: (row) => <StatusButton status={row.state} tone={isInProgress(row) ? "amber" : "red"} />,
      width: 120,
      card: "status",
    },
  ];
}
