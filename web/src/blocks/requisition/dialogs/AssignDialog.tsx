import { Button, Input, NumberInput, Select } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { assignRecruiter, holdRequisition, resumeRequisition } from "@/api/requisitionStep";
import { formatDateTime } from "@/lib/dates";
import { countOf } from "@/lib/text";
import { FormDialog } from "@/ui/FormDialog";
import { Segmented } from "@/ui/Segmented";
import type { AssignStatus } from "../desk";
import {
  type AssignField,
  type AssignValues,
  asksStipend,
  checkAssign,
  tenures,
  wholeNumber,
} from "../rules";
import { isIntern, type Subject } from "../subject";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import { HoldNote } from "./HoldNote";
import { PositionsField } from "./PositionsField";
import type { SubjectDialogProps } from "./props";
import { RecruiterSelect } from "./RecruiterSelect";
import { useSubjectStep } from "./useSubjectStep";

const assignFields: Readonly<Record<string, AssignField>> = {
  HR_LIST: "recruiter",
  NO_OF_POSITION: "positions",
  STIPEND: "stipend",
  TENURE: "tenure",
};
const holdFields: Readonly<Record<string, AssignField>> = { COMMENTS: "note", STATUS: "note" };

function subtitleOf({ positions, unassigned }: Subject, about: string): string {
  return `${about} · ${countOf(positions, "position")}, ${unassigned} unassigned`;
}

/** Gives positions to a recruiter, or puts the requisition on hold. One on hold shows why, and Resume. */
export function AssignDialog(props: SubjectDialogProps & { initial: AssignStatus }) {
  const { opened, onClose, initial } = props;
  const [values, setValues] = useState<AssignValues>({
    status: initial,
    recruiter: null,
    positions: "",
    stipend: "",
    tenure: null,
    note: "",
  });
  const hold = useSubjectStep(props, {
    success: "Requisition Hold Successfully",
    failure: "Something Went Wrong",
    fields: holdFields,
  });
  const assign = useSubjectStep(props, { fields: assignFields });
  const resume = useSubjectStep(props, {});
  const { subject, whole, about } = assign;
  // A hold whose answer was lost stays on the form, though it may well have been done.
  const held = subject.status === "Hold" && !hold.unanswered;
  const holding = values.status === "Hold" && !held;
  const step = holding ? hold : assign;

  function set(change: Partial<AssignValues>): void {
    step.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  function submit(): void {
    const asked: AssignValues = { ...values, status: holding ? "Hold" : "Assign" };
    if (step.complain(checkAssign(asked, subject))) return;
    if (holding) {
      hold.run(values.note, (by) => holdRequisition(by, values.note.trim()));
      return;
    }
    const stipend = asksStipend(subject);
    const order = {
      recruiter: values.recruiter ?? "",
      positions: wholeNumber(values.positions),
      stipend: stipend ? wholeNumber(values.stipend) : 0,
      tenure: stipend ? wholeNumber(values.tenure ?? "") : 0,
    };
    assign.run(order, (by) => assignRecruiter(by, order));
  }

  const { status, ...typed } = values;
  return (
    <FormDialog
      opened={opened}
      title="Assign Recruiter"
      subtitle={subtitleOf(subject, about)}
      submit={holding ? "Hold" : "Assign"}
      busy={step.busy || resume.busy}
      dirty={Object.values(typed).some((value) => value !== "" && value !== null)}
      error={step.error ?? resume.error}
      footStart={
        held && (
          <Button
            variant="default"
            leftSection={<IconPlayerPlay stroke={1.7} aria-hidden="true" />}
            loading={resume.busy}
            onClick={() => resume.run("resume", resumeRequisition)}
          >
            Resume
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
        {held && <HoldNote hold={whole?.hold} at={whole && formatDateTime(whole.hold.at)} />}
        <Input.Wrapper label="Status" labelElement="div">
          <Segmented
            form
            label="Status"
            value={holding ? "Hold" : "Assign"}
            onChange={(next) => set({ status: next })}
            segments={[
              { value: "Assign", label: "Assign" },
              { value: "Hold", label: "Hold", disabled: held },
            ]}
          />
        </Input.Wrapper>
        {holding ? (
          <CommentField
            label="Note"
            autoFocus
            value={values.note}
            onChange={(note) => set({ note })}
            error={step.faultOf("note")}
          />
        ) : (
          <>
            <RecruiterSelect
              value={values.recruiter}
              onChange={(recruiter) => set({ recruiter })}
              error={step.faultOf("recruiter")}
            />
            <PositionsField
              label="No. of Positions"
              value={values.positions}
              onChange={(positions) => set({ positions })}
              error={step.faultOf("positions")}
            />
            {isIntern(subject) && (
              <StipendAndTenure
                subject={subject}
                values={values}
                onChange={set}
                stipendError={step.faultOf("stipend")}
                tenureError={step.faultOf("tenure")}
              />
            )}
          </>
        )}
      </div>
    </FormDialog>
  );
}

type PayProps = {
  subject: Subject;
  values: AssignValues;
  onChange: (change: Partial<AssignValues>) => void;
  stipendError: string | undefined;
  tenureError: string | undefined;
};

/** Asked for once; what is stored is shown and stays. */
function StipendAndTenure({ subject, values, onChange, stipendError, tenureError }: PayProps) {
  const asked = asksStipend(subject);
  return (
    <div className={classes.pair}>
      <NumberInput
        size="md"
        label="Stipend"
        prefix="₹ "
        thousandsGroupStyle="lakh"
        thousandSeparator=","
        allowDecimal={false}
        hideControls
        disabled={!asked}
        value={asked ? values.stipend : (subject.stipend ?? "")}
        onChange={(stipend) => onChange({ stipend })}
        error={stipendError}
      />
      <Select
        size="md"
        label="Tenure (Months)"
        placeholder="Select"
        data={tenures}
        disabled={!asked}
        value={asked ? values.tenure : String(subject.tenure ?? "")}
        onChange={(tenure) => onChange({ tenure })}
        error={tenureError}
      />
    </div>
  );
}
