import { Button } from "@mantine/core";
import { reassignRecruiter } from "@/api/requisitionStep";
import { FormDialog } from "@/ui/FormDialog";
import { assignedIn, checkReassign, checkShare, type ReassignValues, wholeNumber } from "../rules";
import classes from "./form.module.css";
import { PositionsField } from "./PositionsField";
import type { AssignmentDialogProps } from "./props";
import { RecruiterSelect } from "./RecruiterSelect";
import { ShareTable } from "./ShareTable";
import { useSubjectForm } from "./useSubjectForm";

const nobody = { recruiter: null, name: "", positions: "" };

/** Splits a recruiter's positions among others: Save adds one to the list, Submit sends the list. */
export function ReassignDialog(props: AssignmentDialogProps) {
  const { opened, onClose, assignment } = props;
  const form = useSubjectForm<ReassignValues>(props, {
    initial: { ...nobody, list: [] },
    check: checkReassign,
  });
  const { recruiter, name, positions, list } = form.values;
  const { recruiterId } = assignment;
  // The assignment may have changed since the dialog was opened.
  const openings =
    form.whole?.assignments.find((row) => row.recruiterId === recruiterId && row.live)?.openings ??
    assignment.openings;

  function save(): void {
    const faults = checkShare(form.values, openings);
    form.complain(faults);
    if (!recruiter || Object.keys(faults).length > 0) return;
    form.set({ ...nobody, list: [...list, { recruiter, name, positions: wholeNumber(positions) }] });
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Re-Assign Recruiter"
      subtitle={`${form.about} · ${assignment.recruiter}`}
      submit="Submit"
      onSubmit={() => form.submit(list, (by) => reassignRecruiter(by, recruiterId, list))}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <div className={classes.save}>
          <RecruiterSelect
            {...form.field("recruiter")}
            onChange={(chosen, called) => form.set({ recruiter: chosen, name: called })}
            without={new Set([recruiterId, ...list.map((share) => share.recruiter)])}
          />
          <PositionsField label="No. Of Positions" {...form.field("positions")} />
          <Button variant="default" size="md" onClick={save}>
            Save
          </Button>
        </div>
        <ShareTable list={list} onChange={(left) => form.set({ list: left })} />
        <p className={classes.total}>
          <span>
            Total Openings <b>{openings}</b>
          </span>
          <span>
            Left <b>{openings - assignedIn(list)}</b>
          </span>
        </p>
      </div>
    </FormDialog>
  );
}
