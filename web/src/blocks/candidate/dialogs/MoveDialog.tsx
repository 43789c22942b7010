import { type NextOption, updateRound } from "@/api/application";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { FormDialog } from "@/ui/FormDialog";
import { PersonSelect } from "../stage/PersonSelect";
import { StageFields } from "../stage/StageFields";
import { checkStage, emptyStage, type StageValues, sentOf } from "../stage/values";
import { type MoveSubject, useMoving } from "../useMoving";

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
  const { options: moves, orderOf, moving } = useMoving(subject);
  const optionOf = ({ status }: StageValues) => options.find(({ id }) => id === status);
  const form = useWriteForm<StageValues>({
    ...moves,
    initial: emptyStage,
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
      <StageFields
        options={options}
        form={form}
        today={props.today}
        commentLabel={props.commentLabel}
        factors={props.factors}
        person={people && <PersonSelect people={people} {...form.field("person")} />}
      />
    </FormDialog>
  );
}
