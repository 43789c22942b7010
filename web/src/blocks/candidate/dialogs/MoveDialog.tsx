import { IconPhone } from "@tabler/icons-react";
import { type Moved, type NextOption, updateRound } from "@/api/application";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { Band } from "@/ui/Band";
import { FormDialog } from "@/ui/FormDialog";
import { PersonSelect } from "../stage/PersonSelect";
import { StageFields } from "../stage/StageFields";
import {
  type Arranged,
  checkStage,
  chooseStatus,
  emptyStage,
  type StageValues,
  sentOf,
} from "../stage/values";
import { type MoveSubject, useMoving } from "../useMoving";

/** The props of every dialog that moves a candidate on. */
export type MoveDialogProps = {
  opened: boolean;
  subject: MoveSubject;
  today: string;
  onClose: () => void;
  /** The status that is chosen already. */
  chosen?: NextOption;
  /** Says who else is calling the candidate now; what happened is recorded all the same. */
  held?: string;
  /** Called after the move; by default onClose. */
  onMoved?: (moved: Moved) => void;
};

type Props = MoveDialogProps & {
  title: string;
  subtitle: string;
  /** The stage of the move, by its name on the wire. */
  stage: string;
  esa: boolean;
  /** The move gives the result of the pending interview, with scores. */
  takeInterview: boolean;
  options: readonly NextOption[];
  commentLabel: string;
  factors?: readonly string[];
  /** The lists to choose the interviewer from; left out if the interviewer stays the same. */
  people?: readonly string[];
  /** The pending interview of the stage. */
  arranged?: Arranged;
};

/** Chooses a status of a stage, fills in its fields, and makes the move. */
export function MoveDialog(props: Props) {
  const { opened, subject, stage, esa, takeInterview, options, people, onClose, onMoved = onClose } = props;
  const { options: moves, orderOf, moving } = useMoving(subject);
  const optionOf = ({ status }: StageValues) => options.find(({ id }) => id === status);
  const form = useWriteForm<StageValues, Moved>({
    ...moves,
    initial: props.chosen ? chooseStatus(emptyStage, undefined, props.chosen) : emptyStage,
    check: (values) => checkStage(values, optionOf(values), people !== undefined),
    onDone: onMoved,
  });

  function submit(): void {
    const order = { ...sentOf(form.values, optionOf(form.values), takeInterview), stage, takeInterview };
    form.submit(
      orderOf(order),
      moving((by) => updateRound(by, esa, order)),
    );
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      size={640}
      title={props.title}
      subtitle={props.subtitle}
      submit="Submit"
      onSubmit={submit}
      onClose={onClose}
    >
      {props.held && (
        <Band tone="amber" icon={<IconPhone />}>
          {props.held}
        </Band>
      )}
      <StageFields
        options={options}
        form={form}
        today={props.today}
        commentLabel={props.commentLabel}
        factors={props.factors}
        arranged={props.arranged}
        person={people && <PersonSelect people={people} {...form.field("person")} />}
      />
    </FormDialog>
  );
}
