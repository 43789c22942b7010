import { useQuery } from "@tanstack/react-query";
import { type Moved, type NextMoves, nextMovesQuery } from "@/api/application";
import type { CandidateDetails } from "@/api/candidateDetails";
import type { TaskOpening } from "@/blocks/candidate/candidateTask";
import { BlacklistDialog } from "@/blocks/candidate/dialogs/BlacklistDialog";
import { CandidateInfoDialog } from "@/blocks/candidate/dialogs/CandidateInfoDialog";
import { ReopenDialog } from "@/blocks/candidate/dialogs/ReopenDialog";
import { TaskDialog } from "@/blocks/candidate/dialogs/TaskDialog";
import { EditCandidateDialog } from "@/blocks/candidate/EditCandidateDialog";
import { TimelineDrawer } from "@/blocks/candidate/TimelineDrawer";
import type { MoveSubject } from "@/blocks/candidate/useMoving";
import { EmailTemplateDialog } from "@/blocks/candidate/writing/EmailTemplateDialog";
import { LinkDialog } from "@/blocks/candidate/writing/LinkDialog";
import type { SentLink } from "@/blocks/candidate/writing/sentLink";
import { WhatsappTemplateDialog } from "@/blocks/candidate/writing/WhatsappTemplateDialog";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import type { DialogProps } from "@/ui/dialogs";
import { MessagesDrawer } from "./MessagesDrawer";
import { WriteButtons } from "./WriteButtons";

/** The dialogs about one candidate, each with its subject. */
export type Opening =
  | Extract<TaskOpening, { kind: "stage" | "takeInterview" | "decide" | "edit" }>
  | { kind: "whatsappTemplate" }
  | { kind: "emailTemplate" }
  | { kind: "link"; sent: SentLink }
  | { kind: "viewForm" }
  | { kind: "blacklist" }
  | { kind: "reopen" }
  | { kind: "messages" }
  | { kind: "timeline" }
  | { kind: "confirm"; action: Confirmed };

/** The actions that leave with one click, and so ask once before it. */
export type Confirmed = "documents" | "pushToOffer" | "shortlist" | "esaLink";

const questions: Readonly<Record<Confirmed, string>> = {
  documents: "Are you sure you want to send the documents?",
  pushToOffer: "Are you sure you want to push to offer?",
  shortlist: "Are you sure you want to shortlist this candidate?",
  esaLink: "Are you sure you want to send the ESA Link?",
};

type Props = DialogProps & {
  opening: Opening;
  details: CandidateDetails;
  /** What was possible when it opened; the query may know more by now. */
  asked: NextMoves;
  /** Opens another dialog above. */
  onOpen: (opening: Opening) => void;
  /** Called after a move. */
  onMoved: (moved: Moved) => void;
  onBlacklisted: (moved: Moved) => void;
  onReopened: (moved: Moved) => void;
  onConfirmed: (action: Confirmed) => void;
};

/** Whom a message is for: the candidate, where it goes, and what they apply for. */
const aboutOf = ({ name, serial, position }: CandidateDetails, to: string) =>
  [name, to, `${serial} ${position}`].filter(Boolean).join(" · ");

/** The dialog that is open, or closing. */
export function Dialogs(props: Props) {
  const { opening, opened, details, asked, onClose, onMoved, onBlacklisted } = props;
  const of = { candidate: details.candidateId, requisition: details.requisitionId };
  const { data: next = asked, isFetching } = useQuery(nextMovesQuery(of));
  const subject: MoveSubject = {
    of,
    version: next.version,
    current: !isFetching,
    name: details.name,
    position: details.position,
  };
  const shared = { opened, subject, onClose };
  const writing = { opened, of: subject.of, onEditProfile: () => props.onOpen({ kind: "edit" }), onClose };
  switch (opening.kind) {
    case "stage":
    case "takeInterview":
    case "decide":
      return (
        <TaskDialog
          opened={opened}
          opening={opening}
          {...subject}
          asked={asked}
          onMoved={onMoved}
          onClose={onClose}
        />
      );
    case "edit":
      return <EditCandidateDialog opened={opened} details={details} onClose={onClose} />;
    case "whatsappTemplate":
      return <WhatsappTemplateDialog {...writing} about={aboutOf(details, details.mobile)} />;
    case "emailTemplate":
      return <EmailTemplateDialog {...writing} name={details.name} about={aboutOf(details, details.email)} />;
    case "link":
      return <LinkDialog {...writing} {...opening.sent} name={details.name} />;
    case "viewForm":
      return (
        <CandidateInfoDialog
          opened={opened}
          candidate={details.candidateId}
          name={details.name}
          position={details.position}
          record={details}
          onClose={onClose}
        />
      );
    case "confirm":
      return (
        <ConfirmDialog
          opened={opened}
          question={questions[opening.action]}
          about={`${subject.name} · ${subject.position}`}
          onYes={() => {
            onClose();
            props.onConfirmed(opening.action);
          }}
          onNo={onClose}
        />
      );
    case "blacklist":
      return <BlacklistDialog {...shared} onBlacklisted={onBlacklisted} />;
    case "reopen":
      return <ReopenDialog {...shared} onReopened={props.onReopened} />;
    case "messages":
      return (
        <MessagesDrawer
          opened={opened}
          details={details}
          actions={<WriteButtons buttons={next.buttons} onWrite={(kind) => props.onOpen({ kind })} />}
          onClose={onClose}
        />
      );
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
