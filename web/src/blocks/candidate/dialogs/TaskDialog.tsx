import { useQuery } from "@tanstack/react-query";
import {
  type ApplicationKey,
  type Moved,
  type NextMoves,
  nextMovesQuery,
  pushToOffer,
} from "@/api/application";
import type { CandidateDetails } from "@/api/candidateDetails";
import type { ApplicationWait } from "@/api/waiting";
import { useWrite } from "@/blocks/write/useWrite";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import type { DialogProps } from "@/ui/dialogs";
import type { TaskOpening } from "../candidateTask";
import { EditCandidateDialog } from "../EditCandidateDialog";
import { type MoveSubject, useMoving } from "../useMoving";
import { BesideDialog } from "./BesideDialog";
import { MoveDialog } from "./MoveDialog";
import { StageDialog } from "./StageDialog";
import { TakeInterviewDialog } from "./TakeInterviewDialog";

type Props = DialogProps & {
  opening: TaskOpening;
  of: ApplicationKey;
  name: string;
  position: string;
  /** To call while the dialog is open; left out where the number stands beside it. */
  mobile?: string;
  /** What was possible when it opened; the query may know more by now. */
  asked: NextMoves;
  /** For what is recorded beside the stages. */
  wait?: ApplicationWait;
  /** For an edit. */
  details?: CandidateDetails;
  /** Called after a move. */
  onMoved: (moved: Moved) => void;
};

/** The dialog in which something is done about a candidate, over any screen. */
export function TaskDialog(props: Props) {
  const { opening, opened, of, name, position, asked, onClose, onMoved } = props;
  const { data: next = asked, isFetching } = useQuery(nextMovesQuery(of));
  const subject: MoveSubject = { of, version: next.version, current: !isFetching, name, position };
  const shared = { opened, subject, onClose };
  switch (opening.kind) {
    case "stage": {
      // A stage that closes meanwhile takes no form away: the server says so when it is sent.
      const isIt = ({ stage }: NextMoves["stages"][number]) => stage === opening.stage;
      const stage = next.stages.find(isIt) ?? asked.stages.find(isIt);
      const { record } = opening;
      return (
        stage && (
          <StageDialog
            {...shared}
            stage={stage}
            esa={next.esa}
            today={next.today}
            held={stage.stage === "CALL" ? next.held : ""}
            mobile={stage.stage === "CALL" ? props.mobile : undefined}
            arranged={next.interview.stage === stage.stage ? next.interview : undefined}
            chosen={record && stage.options.find(({ status }) => status === record.status)}
            comment={record?.comment}
            onMoved={onMoved}
          />
        )
      );
    }
    case "takeInterview":
      return (
        <TakeInterviewDialog {...shared} interview={next.interview} today={next.today} onMoved={onMoved} />
      );
    case "decide": {
      const { stage, label, options } = next.decision.options.length > 0 ? next.decision : asked.decision;
      return (
        <MoveDialog
          {...shared}
          title="Decide"
          subtitle={`${name} · ${position} · On-Hold in ${label}`}
          stage={stage}
          esa={false}
          takeInterview={false}
          options={options}
          commentLabel="Feedback"
          today={next.today}
          onMoved={onMoved}
        />
      );
    }
    case "push":
      return <PushDialog {...shared} onMoved={onMoved} />;
    case "edit":
      return (
        props.details && <EditCandidateDialog opened={opened} details={props.details} onClose={onClose} />
      );
    case "beside":
      return (
        props.wait && (
          <BesideDialog
            opened={opened}
            options={props.wait.beside}
            of={of}
            name={name}
            mobile={props.mobile}
            asked={props.wait}
            onRecorded={onMoved}
            onClose={onClose}
          />
        )
      );
  }
}

type PushProps = DialogProps & { subject: MoveSubject; onMoved: (moved: Moved) => void };

function PushDialog({ opened, subject, onClose, onMoved }: PushProps) {
  const { options, orderOf, moving } = useMoving(subject);
  const write = useWrite<Moved>({ ...options, onDone: onMoved });
  return (
    <ConfirmDialog
      opened={opened}
      question="Are you sure you want to push to offer?"
      about={`${subject.name} · ${subject.position}`}
      busy={write.busy}
      error={write.error}
      onYes={() => write.run(orderOf("pushToOffer"), moving(pushToOffer))}
      onNo={onClose}
    />
  );
}
