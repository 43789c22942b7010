import { IconPhone } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { type Moved, type NextOption, updateRound } from "@/api/application";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { Band } from "@/ui/Band";
import { FormDialog, type FormDialogProps } from "@/ui/FormDialog";
import { CallLink } from "../CallLink";
import { ClashHints } from "../stage/ClashHints";
import { PersonSelect } from "../stage/PersonSelect";
import { StageFields } from "../stage/StageFields";
import { useArranging } from "../stage/useArranging";
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
  /** The comment that is typed already. */
  comment?: string;
  /** Says who else is calling the candidate now; what happened is recorded all the same. */
  held?: string;
  /** The candidate's number, to call while the dialog is open. */
  mobile?: string;
  /** What the form stands in, instead of a dialog. It is the form of the status that is chosen already. */
  frame?: ComponentType<FormDialogProps>;
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
  /** Who conducts the interview, if the form does not ask. */
  conductor?: string;
};

/** Chooses a status of a stage, fills in its fields, and makes the move. */
export function MoveDialog(props: Props) {
  const { opened, subject, stage, esa, takeInterview, options, people, onClose, onMoved = onClose } = props;
  const Frame = props.frame ?? FormDialog;
  const { options: moves, orderOf, moving } = useMoving(subject);
  const optionOf = ({ status }: StageValues) => options.find(({ id }) => id === status);
  const form = useWriteForm<StageValues, Moved>({
    ...moves,
    initial: {
      ...(props.chosen ? chooseStatus(emptyStage, undefined, props.chosen) : emptyStage),
      comment: props.comment ?? "",
    },
    check: (values) => checkStage(values, optionOf(values), people !== undefined),
    holds: () => arranging.holds(),
    onDone: onMoved,
  });

  const arranging = useArranging({
    of: subject.of,
    stage,
    options,
    option: optionOf(form.values),
    values: form.values,
    set: form.set,
    arranged: props.arranged,
    conductor: props.conductor,
  });

  function submit(): void {
    const order = { ...sentOf(form.values, optionOf(form.values), takeInterview), stage, takeInterview };
    form.submit(
      orderOf(order),
      moving((by) => updateRound(by, esa, order)),
    );
  }

  return (
    <Frame
      {...form.dialog}
      dirty={(form.dirty && !arranging.untouched) || (props.comment ?? "") !== ""}
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
      {props.mobile && <CallLink mobile={props.mobile} />}
      <StageFields
        options={options}
        fixed={props.frame !== undefined}
        form={form}
        today={props.today}
        commentLabel={props.commentLabel}
        factors={props.factors}
        arranged={arranging.from}
        hints={<ClashHints arranging={arranging} timed={form.values.time !== ""} onChoose={form.set} />}
        person={people && <PersonSelect people={people} {...form.field("person")} />}
      />
    </Frame>
  );
}
