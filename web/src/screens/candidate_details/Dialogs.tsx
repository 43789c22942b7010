import type { NextMoves } from "@/api/application";
import type { CandidateDetails } from "@/api/candidateDetails";
import { BlacklistDialog } from "@/blocks/candidate/dialogs/BlacklistDialog";
import { StageDialog } from "@/blocks/candidate/dialogs/StageDialog";
import { TakeInterviewDialog } from "@/blocks/candidate/dialogs/TakeInterviewDialog";
import { EditCandidateDialog } from "@/blocks/candidate/EditCandidateDialog";
import { TimelineDrawer } from "@/blocks/candidate/TimelineDrawer";
import type { MoveSubject } from "@/blocks/candidate/useMoving";

/** The dialogs about one candidate, each with its subject. */
export type Opening =
  | { kind: "stage"; stage: string }
  | { kind: "edit" }
  | { kind: "takeInterview" }
  | { kind: "blacklist" }
  | { kind: "timeline" };

type Props = {
  opening: Opening;
  opened: boolean;
  details: CandidateDetails;
  subject: MoveSubject;
  next: NextMoves;
  onClose: () => void;
  /** Called after a move. */
  onMoved: () => void;
  onBlacklisted: () => void;
};

/** The dialog that is open, or closing. */
export default function Dialogs(props: Props) {
  const { opening, opened, details, subject, next, onClose, onMoved, onBlacklisted } = props;
  const shared = { opened, subject, onClose };
  switch (opening.kind) {
    case "stage": {
      const stage = next.stages.find((one) => one.stage === opening.stage);
      return (
        stage && <StageDialog {...shared} stage={stage} esa={next.esa} today={next.today} onMoved={onMoved} />
      );
    }
    case "edit":
      return <EditCandidateDialog opened={opened} details={details} onClose={onClose} />;
    case "takeInterview":
      return (
        <TakeInterviewDialog {...shared} interview={next.interview} today={next.today} onMoved={onMoved} />
      );
    case "blacklist":
      return <BlacklistDialog {...shared} onBlacklisted={onBlacklisted} />;
    case "timeline":
      return (
        <TimelineDrawer
          opened={opened}
          candidate={subject.of.candidate}
          name={subject.name}
          onClose={onClose}
        />
      );
  }
}
