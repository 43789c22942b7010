import type { Assignment } from "@/api/requisition";
import { formatDate } from "@/lib/dates";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./AssignmentTable.module.css";
import { ReasonButton } from "./ReasonButton";

export type AssignmentActions = {
  onRevoke: (row: Assignment) => void;
  onReassign: (row: Assignment) => void;
};

function actionColumns({ onRevoke, onReassign }: AssignmentActions): Column<Assignment>[] {
  const shared = {
    value: () => null,
    csv: false,
    sortable: false,
    searchable: false,
    card: "action",
  } as const;
  return [
    {
      ...shared,
      id: "revoke",
      header: "Revoke",
      width: 100,
      cell: (row) => (
        <ReasonButton
          size="compact-sm"
          variant="default"
          className={`${classes.button} ${classes.danger}`}
          may={row.revoke}
          label={`Revoke ${row.recruiter}`}
          onPress={() => onRevoke(row)}
        >
          Revoke
        </ReasonButton>
      ),
    },
    {
      ...shared,
      id: "reassign",
      header: "Re-Assign",
      width: 108,
      cell: (row) => (
        <ReasonButton
          size="compact-sm"
          variant="default"
          className={classes.button}
          may={row.reassign}
          label={`Re-Assign ${row.recruiter}`}
          onPress={() => onReassign(row)}
        >
          Re-Assign
        </ReasonButton>
      ),
    },
  ];
}

/** Without actions, which only managers have, the table starts with HR Name. */
export function assignmentColumns(actions: AssignmentActions | null): readonly Column<Assignment>[] {
  return [
    ...(actions ? actionColumns(actions) : []),
    {
      id: "hrName",
      header: "HR Name",
      value: (row) => row.recruiter,
      cell: (row) => (
        <span className={classes.person}>
          <PersonAvatar name={row.recruiter} />
          <span>{row.recruiter}</span>
        </span>
      ),
      width: 142,
      strong: true,
      card: "title",
    },
    {
      id: "positions",
      header: "No. of Position",
      value: (row) => row.positions,
      align: "end",
      width: 108,
      card: "value",
    },
    { id: "mobile", header: "Mobile", value: (row) => row.mobile, width: 106, card: "fact" },
    {
      id: "createdOn",
      // The requisition's TAT stands above the table; this one is the day of the assignment.
      header: "TAT (Assigned On)",
      cardHeader: "Assigned On",
      wrapHead: true,
      value: (row) => row.createdOn,
      text: (row) => formatDate(row.createdOn),
      width: 100,
      card: "value",
    },
    {
      id: "status",
      header: "Status",
      value: (row) => row.status,
      cell: (row) => <StatusButton status={row.status} />,
      width: 136,
      card: "status",
    },
    { id: "hrId", header: "HR id", value: (row) => row.recruiterId, hidden: true },
    { id: "stage", header: "Stage", value: (row) => row.stage, hidden: true },
  ];
}
