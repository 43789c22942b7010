import { Button, Input } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { assignRecruiter, holdRequisition, resumeRequisition } from "@/api/requisitionStep";
import type { FieldProps } from "@/blocks/write/useWriteForm";
import { formatDateTime } from "@/lib/dates";
import { countOf } from "@/lib/text";
import { FormDialog } from "@/ui/FormDialog";
import { Segmented } from "@/ui/Segmented";
import { interviewsStay } from "../interviewsAhead";
import type { AssignStatus } from "../openRequisition";
import {
  type AssignValues,
  asksStipend,
  assignedIn,
  checkAssign,
  checkShare,
  type NumberText,
  nothingToAssign,
  sharesOf,
  stipendOf,
  wholeNumber,
} from "../rules";
import { isIntern, type Subject } from "../subject";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import { HoldNote } from "./HoldNote";
import { StipendField, TenureField } from "./PayFields";
import { PositionsField } from "./PositionsField";
import type { SubjectDialogProps } from "./props";
import { RecruiterSelect } from "./RecruiterSelect";
import { ShareTable } from "./ShareTable";
import { useSubjectForm, useSubjectWrite } from "./useSubjectForm";

const holdWords = { success: "Requisition Hold Successfully", failure: "Something Went Wrong" };

function subtitleOf({ positions, unassigned }: Subject, about: string): string {
  return `${about} · ${countOf(positions, "position")}, ${unassigned} unassigned`;
}

const nobody = { recruiter: null, name: "" };

/** The number that the form fills in: all that are left. */
const proposed = (left: number) => (left > 0 ? String(left) : "");

/** Assigns positions to recruiters, or puts the requisition on hold. On hold it shows the reason and Resume. */
export function AssignDialog(props: SubjectDialogProps & { initial: AssignStatus }) {
  const { opened, onClose, initial } = props;
  const form = useSubjectForm<AssignValues>(props, {
    initial: {
      ...nobody,
      status: initial,
      positions: proposed(props.seed.unassigned),
      list: [],
      stipend: "",
      tenure: null,
      note: "",
    },
    check: checkAssign,
  });
  const resume = useSubjectWrite(props);
  const { values, subject, whole } = form;
  // A hold with a lost answer stays on the form, even though it may have succeeded.
  const onHold = subject.status === "Hold" && !(form.unanswered && values.status === "Hold");
  const holding = values.status === "Hold" && !onHold;
  const nothingLeft = !holding && subject.unassigned === 0 && !form.unanswered;

  function submit(): void {
    form.set({ status: holding ? "Hold" : "Assign" });
    const note = values.note.trim();
    if (holding) {
      form.submit({ note }, (by) => holdRequisition(by, note), holdWords);
      return;
    }
    const stipend = asksStipend(subject);
    const order = {
      list: sharesOf(values).map(({ recruiter, positions }) => ({ recruiter, positions })),
      stipend: stipend ? stipendOf(values.stipend) : 0,
      tenure: stipend ? wholeNumber(values.tenure ?? "") : 0,
    };
    form.submit(order, (by) => assignRecruiter(by, order));
  }

  const left = subject.unassigned - assignedIn(values.list);

  function add(): void {
    const faults = checkShare(values, subject.unassigned);
    form.complain(faults);
    if (Object.keys(faults).length > 0) return;
    const list = sharesOf(values);
    form.set({ ...nobody, list, positions: proposed(subject.unassigned - assignedIn(list)) });
  }

  // Neither the choice between the two nor what the form filled in is input that closing would lose.
  const { status, list, positions, ...typed } = values;
  const numbered = !["", proposed(props.seed.unassigned)].includes(String(positions));
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Assign Recruiter"
      subtitle={subtitleOf(subject, form.about)}
      submit={holding ? "Hold" : "Assign"}
      submitDisabled={nothingLeft}
      busy={form.busy || resume.busy}
      dirty={
        list.length > 0 || numbered || Object.values(typed).some((value) => value !== "" && value !== null)
      }
      error={form.error ?? resume.error}
      footStart={
        onHold && (
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
        {onHold && <HoldNote hold={whole?.hold} at={whole && formatDateTime(whole.hold.at)} />}
        <Input.Wrapper label="Status" labelElement="div">
          <Segmented
            form
            label="Status"
            value={holding ? "Hold" : "Assign"}
            onChange={(next) => form.set({ status: next })}
            segments={[
              { value: "Assign", label: "Assign" },
              { value: "Hold", label: "Hold", disabled: onHold },
            ]}
          />
        </Input.Wrapper>
        {holding ? (
          <CommentField
            label="Note"
            autoFocus
            description={interviewsStay(whole?.interviews)}
            {...form.field("note")}
          />
        ) : (
          <>
            {nothingLeft && <p className={classes.note}>{nothingToAssign}</p>}
            <div className={classes.save}>
              <RecruiterSelect
                {...form.field("recruiter")}
                onChange={(chosen, called) => form.set({ recruiter: chosen, name: called })}
                without={new Set(list.map((share) => share.recruiter))}
              />
              <PositionsField label="No. of Positions" {...form.field("positions")} />
              <Button variant="default" size="md" onClick={add}>
                Add another
              </Button>
            </div>
            {list.length > 0 && (
              <>
                <ShareTable list={list} onChange={(others) => form.set({ list: others })} />
                <p className={classes.total}>
                  <span>
                    Left <b>{left}</b>
                  </span>
                </p>
              </>
            )}
            {isIntern(subject) && (
              <StipendAndTenure
                subject={subject}
                stipend={form.field("stipend")}
                tenure={form.field("tenure")}
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
  stipend: FieldProps<NumberText>;
  tenure: FieldProps<string | null>;
};

/** Editable once; stored values are read-only. */
function StipendAndTenure({ subject, stipend, tenure }: PayProps) {
  const asked = asksStipend(subject);
  return (
    <div className={classes.pair}>
      <StipendField disabled={!asked} {...stipend} value={asked ? stipend.value : (subject.stipend ?? "")} />
      <TenureField
        disabled={!asked}
        {...tenure}
        value={asked ? tenure.value : String(subject.tenure ?? "")}
      />
    </div>
  );
}
