import { useMemo } from "react";
import { type Assignment, assignmentsForFile, type RequisitionWhole } from "@/api/requisition";
import { DataTable } from "@/ui/table/DataTable";
import { openRequisition } from "../openRequisition";
import { subjectOfWhole } from "../subject";
import { assignmentColumns } from "./assignmentColumns";

const idOf = (row: Assignment) => row.id;
const nameOf = (row: Assignment) => row.recruiter;

type Props = {
  whole: RequisitionWhole;
  manager: boolean;
  /** Cards instead of a table, for a narrow column. */
  cards?: boolean;
};

/** The recruiters of a requisition, with a manager's actions on each. */
export function AssignmentTable({ whole, manager, cards }: Props) {
  const columns = useMemo(() => {
    const subject = subjectOfWhole(whole);
    return assignmentColumns(
      manager
        ? {
            onRevoke: (assignment) => openRequisition({ kind: "revokeRecruiter", subject, assignment }),
            onReassign: (assignment) => openRequisition({ kind: "reassign", subject, assignment }),
          }
        : null,
    );
  }, [whole, manager]);
  return (
    <DataTable
      label={`Recruiters of ${whole.serial}`}
      title="Recruiters"
      plain
      cards={cards}
      columns={columns}
      rows={whole.assignments}
      rowId={idOf}
      rowName={nameOf}
      pager={false}
      chooser={false}
      searchLabel={null}
      csvName={`Recruiters of ${whole.serial}`}
      csvRows={() => assignmentsForFile(whole.requisitionId)}
    />
  );
}
