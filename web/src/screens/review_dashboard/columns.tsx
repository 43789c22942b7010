import type { Choices } from "@/api/dashboard";
import type { ReviewedRequisition, ReviewRow } from "@/api/review";
import { choicesOf } from "@/blocks/dashboard/choicesOf";
import { DirectoryButton } from "@/blocks/dashboard/DirectoryButton";
import { formatDate } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";

/** Ids are the server's sort keys and filters. */
export function reviewColumns(choices: Choices): readonly Column<ReviewRow>[] {
  return [
    {
      id: "department",
      header: "Dept Name",
      value: (row) => row.department,
      filter: choicesOf(choices, "department"),
      width: 150,
      card: "fact",
    },
    {
      id: "position",
      header: "Position Name",
      value: (row) => row.position,
      filter: choicesOf(choices, "position"),
      strong: true,
      width: 200,
      card: "title",
    },
    {
      id: "approvedOn",
      header: "Approved On",
      value: (row) => row.approvedOn,
      text: (row) => formatDate(row.approvedOn),
      width: 116,
    },
    {
      id: "assignedOn",
      header: "Assigned Date",
      value: (row) => row.assignedOn,
      text: (row) => formatDate(row.assignedOn),
      width: 120,
      card: "value",
    },
    {
      id: "recruiter",
      header: "Assigned HR",
      value: (row) => row.recruiter,
      filter: choicesOf(choices, "recruiter"),
      width: 150,
      card: "fact",
    },
    {
      id: "openings",
      header: "Total Openings Assigned",
      value: (row) => row.positions,
      align: "end",
      width: 172,
      card: "value",
    },
    {
      id: "startedOn",
      header: "Recruiter Start Date",
      value: (row) => row.startedOn,
      text: (row) => formatDate(row.startedOn),
      sortable: false,
      width: 148,
    },
    {
      id: "closed",
      header: "Position Closed (Offer Accepted)",
      value: (row) => row.accepted,
      align: "end",
      width: 218,
      card: "value",
    },
  ];
}

export function reviewedColumns(
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
