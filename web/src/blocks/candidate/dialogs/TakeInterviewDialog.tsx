import { useState } from "react";
import { type PendingInterview, updateRound } from "@/api/application";
import { formatClock, formatWeekday } from "@/lib/dates";
import { FormDialog } from "@/ui/FormDialog";
import { StageFields } from "../stage/StageFields";
import { emptyStage, isTouched, sentOf } from "../stage/values";
import { type MoveSubject, useMove } from "../useMove";

type Props = {
  opened: boolean;
  subject: MoveSubject;
  interview: PendingInterview;
  today: string;
  onClose: () => void;
  /** Closes after the move; as usual, unless given. */
  onMoved?: () => void;
};

const roundOf = (stage: string) => stage.replaceAll("_", " ");

/** The result of the pending interview. Who conducts the next one, if it is rescheduled, stays the same person. */
export function TakeInterviewDialog({
  opened,
  subject,
  interview,
  today,
  onClose,
  onMoved = onClose,
}: Props) {
  const [values, setValues] = useState(emptyStage);
  const move = useMove(subject, onMoved);
  const option = interview.results.find(({ id }) => id === values.status);

  function submit(): void {
    const order = {
      ...sentOf(values, option, true),
      person: "",
      stage: interview.stage,
      takeInterview: true,
    };
    move.run(order, (by) => updateRound(by, false, order));
  }

  return (
    <FormDialog
      opened={opened}
      size={640}
      title="Take Interview"
      subtitle={`${subject.name} · ${roundOf(interview.stage)} on ${formatWeekday(interview.date)}, ${formatClock(interview.time)}`}
      submit="Submit"
      busy={move.busy}
      dirty={isTouched(values)}
      error={move.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <StageFields
        options={interview.results}
        values={values}
        onChange={(next) => {
          move.mend();
          setValues(next);
        }}
        faultOf={move.faultOf}
        today={today}
        commentLabel="Feedback"
        factors={interview.factors}
      />
    </FormDialog>
  );
}
