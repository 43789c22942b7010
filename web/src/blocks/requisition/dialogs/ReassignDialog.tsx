import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { reassignRecruiter } from "@/api/requisitionStep";
import { FormDialog } from "@/ui/FormDialog";
import { IconButton } from "@/ui/IconButton";
import { PersonAvatar } from "@/ui/PersonAvatar";
import {
  checkReassign,
  checkShare,
  type NumberText,
  type ReassignField,
  type ReassignShare,
  sharedOut,
  wholeNumber,
} from "../rules";
import classes from "./form.module.css";
import { PositionsField } from "./PositionsField";
import type { AssignmentDialogProps } from "./props";
import { RecruiterSelect } from "./RecruiterSelect";
import { useSubjectStep } from "./useSubjectStep";

const fields: Readonly<Record<string, ReassignField>> = {
  HR_LIST: "recruiter",
  HR_ID_OLD: "recruiter",
  NO_OF_POSITION: "positions",
};

type Draft = { recruiter: string | null; name: string; positions: NumberText };

const nobody: Draft = { recruiter: null, name: "", positions: "" };

/** Splits a recruiter's positions among others: Save puts one on the list, Submit sends the list. */
export function ReassignDialog(props: AssignmentDialogProps) {
  const { opened, onClose, assignment } = props;
  const [draft, setDraft] = useState<Draft>(nobody);
  const [list, setList] = useState<readonly ReassignShare[]>([]);
  const step = useSubjectStep(props, { fields });
  const { recruiterId } = assignment;
  // The row itself may have changed since the dialog was opened.
  const openings =
    step.whole?.assignments.find((row) => row.recruiterId === recruiterId && row.live)?.openings ??
    assignment.openings;

  function change(part: Partial<Draft>): void {
    step.mend();
    setDraft((before) => ({ ...before, ...part }));
  }

  function remove(gone: string): void {
    step.mend();
    setList(list.filter(({ recruiter }) => recruiter !== gone));
  }

  function save(): void {
    const { recruiter, name, positions } = draft;
    if (step.complain(checkShare(recruiter, positions, list, openings))) return;
    setList([...list, { recruiter: recruiter ?? "", name, positions: wholeNumber(positions) }]);
    setDraft(nobody);
  }

  function submit(): void {
    if (step.complain(checkReassign(draft.recruiter, list))) return;
    step.run(list, (by) => reassignRecruiter(by, recruiterId, list));
  }

  return (
    <FormDialog
      opened={opened}
      title="Re-Assign Recruiter"
      subtitle={`${step.about} · ${assignment.recruiter}`}
      submit="Submit"
      busy={step.busy}
      error={step.error}
      dirty={list.length > 0 || draft.recruiter !== null || draft.positions !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <div className={classes.save}>
          <RecruiterSelect
            value={draft.recruiter}
            onChange={(recruiter, name) => change({ recruiter, name })}
            without={new Set([recruiterId, ...list.map(({ recruiter }) => recruiter)])}
            error={step.faultOf("recruiter")}
          />
          <PositionsField
            label="No. Of Positions"
            value={draft.positions}
            onChange={(positions) => change({ positions })}
            error={step.faultOf("positions")}
          />
          <Button variant="default" size="md" onClick={save}>
            Save
          </Button>
        </div>
        <table className={classes.shares}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">No. of Position</th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {list.length === 0 && (
              <tr>
                <td colSpan={3} className={classes.none}>
                  No Data Available
                </td>
              </tr>
            )}
            {list.map((share) => (
              <tr key={share.recruiter}>
                <td>
                  <span className={classes.person}>
                    <PersonAvatar name={share.name} />
                    {share.name}
                  </span>
                </td>
                <td>{share.positions}</td>
                <td>
                  <IconButton
                    small
                    label={`Remove ${share.name}`}
                    icon={<IconX />}
                    onClick={() => remove(share.recruiter)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={classes.total}>
          <span>
            Total Openings <b>{openings}</b>
          </span>
          <span>
            Left <b>{openings - sharedOut(list)}</b>
          </span>
        </p>
      </div>
    </FormDialog>
  );
}
