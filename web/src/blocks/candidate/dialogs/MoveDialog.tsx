import { useState } from "react";
import { type NextOption, updateRound } from "@/api/application";
import { FormDialog } from "@/ui/FormDialog";
import { PersonSelect } from "../stage/PersonSelect";
import { StageFields } from "../stage/StageFields";
import { emptyStage, isTouched, type StageValues, sentOf } from "../stage/values";
import { type MoveSubject, useMove } from "../useMove";

/** What every dialog that moves a candidate on is opened with. */
export type MoveDialogProps = {
  opened: boolean;
  subject: MoveSubject;
  today: string;
  onClose: () => void;
  /** Closes after the move; as usual, unless given. */
  onMoved?: () => void;
};

type Props = MoveDialogProps & {
  title: string;
  subtitle: string;
  /** The stage that is moved in, by its name on the wire. */
  stage: string;
  esa: boolean;
  /** The result of the pending interview is given, with its scores. */
  takeInterview: boolean;
  options: readonly NextOption[];
  commentLabel: string;
  factors?: readonly string[];
  /** From whose lists the person who conducts is chosen; left out where that stays the same person. */
  people?: readonly string[];
};

/** A status of a stage with what it asks for, and the move that it makes. */
export function MoveDialog(props: Props) {
  const { opened, subject, stage, esa, takeInterview, options, people, onClose, onMoved = onClose } = props;
  const [values, setValues] = useState(emptyStage);
  const move = useMove(subject, onMoved);

  function set(next: StageValues): void {
    move.mend();
    setValues(next);
  }

  function submit(): void {
    const option = options.find(({ id }) => id === values.status);
    const order = { ...sentOf(values, option, takeInterview), stage, takeInterview };
    move.run(order, (by) => updateRound(by, esa, order));
  }

  return (
    <FormDialog
      opened={opened}
      size={640}
      title={props.title}
      subtitle={props.subtitle}
      submit="Submit"
      busy={move.busy}
      dirty={isTouched(values)}
      error={move.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <StageFields
        options={options}
        values={values}
        onChange={set}
        faultOf={move.faultOf}
        today={props.today}
        commentLabel={props.commentLabel}
        factors={props.factors}
        person={
          people && (
            <PersonSelect
              people={people}
              value={values.person}
              onChange={(person) => set({ ...values, person })}
              error={move.faultOf("person")}
            />
          )
        }
      />
    </FormDialog>
  );
}
