import { useState } from "react";
import { type NextStage, updateRound } from "@/api/application";
import { FormDialog } from "@/ui/FormDialog";
import { PersonSelect } from "../stage/PersonSelect";
import { StageFields } from "../stage/StageFields";
import { emptyStage, isTouched, sentOf } from "../stage/values";
import { type MoveSubject, useMove } from "../useMove";

type Props = {
  opened: boolean;
  subject: MoveSubject;
  stage: NextStage;
  esa: boolean;
  today: string;
  onClose: () => void;
  /** Closes after the move; as usual, unless given. */
  onMoved?: () => void;
};

const commented: Readonly<Record<string, string>> = { OFFER: "Comment", JOINING: "Comment" };

/** The dialog of a stage: Call, HR, TL, PL and CEO Round Status, Offer Stage, Joining Stage. */
export function StageDialog({ opened, subject, stage, esa, today, onClose, onMoved = onClose }: Props) {
  const [values, setValues] = useState(emptyStage);
  const move = useMove(subject, onMoved);
  const option = stage.options.find(({ id }) => id === values.status);

  function submit(): void {
    const order = { ...sentOf(values, option, false), stage: stage.stage, takeInterview: false };
    move.run(order, (by) => updateRound(by, esa, order));
  }

  return (
    <FormDialog
      opened={opened}
      size={640}
      title={stage.dialog}
      subtitle={`${subject.name} · ${subject.position}`}
      submit="Submit"
      busy={move.busy}
      dirty={isTouched(values)}
      error={move.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <StageFields
        options={stage.options}
        values={values}
        onChange={(next) => {
          move.mend();
          setValues(next);
        }}
        faultOf={move.faultOf}
        today={today}
        commentLabel={commented[stage.stage] ?? "Feedback"}
        person={
          <PersonSelect
            people={stage.people}
            value={values.person}
            onChange={(person) => {
              move.mend();
              setValues((before) => ({ ...before, person }));
            }}
            error={move.faultOf("person")}
          />
        }
      />
    </FormDialog>
  );
}
