import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type ApplicationKey,
  type Moved,
  type NextStage,
  nextMovesQuery,
  pushToOffer,
  sendDocuments,
  shortlistCandidate,
  undoMove,
} from "@/api/application";
import { resumeHref } from "@/api/candidate";
import type { Viewer } from "@/api/candidateDetails";
import { timelineQuery } from "@/api/candidateTimeline";
import { choose } from "@/api/chosen";
import { readEditing } from "@/api/editing";
import { requisitionQuery } from "@/api/requisition";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { type MoveSubject, useMoving } from "@/blocks/candidate/useMoving";
import { copyEsaLink } from "@/blocks/programme/esaLink";
import { offerUndo, useOfferedUndo } from "@/blocks/undo/offerUndo";
import { useWrite } from "@/blocks/write/useWrite";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { toast } from "@/ui/toast";
import type { DetailsAction } from "./ActionList";
import { askedDialog } from "./askedDialog";
import { CandidateDetailsView, type DetailsState } from "./CandidateDetailsView";
import type { Opening } from "./Dialogs";
import { useEsaLink } from "./useEsaLink";
import { useFocusAfterMove } from "./useFocusAfterMove";
import { type Step, useNeighbours } from "./useNeighbours";

const calls = { documents: sendDocuments, pushToOffer, shortlist: shortlistCandidate } as const;

const dialogs = codeOf(async () => (await import("./Dialogs")).Dialogs);

type Props = {
  state: DetailsState;
  viewer: Viewer;
  /** The user has the grant of the ESA programme. */
  assigned: boolean;
  from: string;
  /** The status that the address asks to record; empty for nothing. */
  asked: string;
  /** Called when what was asked for has been opened, or could not be. */
  onAnswered: () => void;
  stepped: RefObject<Step | null>;
  onRetry: () => void;
};

const nobody: ApplicationKey = { candidate: "", requisition: "" };

/** Wraps the view of one candidate: loads the allowed actions, shows the dialogs, and runs the actions without one. */
export function CandidateWorkspace(props: Props) {
  const { state, viewer, assigned, from, asked, stepped, onRetry } = props;
  const navigate = useNavigate();
  const details = state.kind === "shown" ? state.details : null;
  const of = details ? { candidate: details.candidateId, requisition: details.requisitionId } : nobody;
  const next = useQuery({ ...nextMovesQuery(of), enabled: details !== null });
  const timeline = useQuery({ ...timelineQuery(of), enabled: details !== null });
  const requisition = useQuery({
    ...requisitionQuery(of.requisition),
    enabled: details?.requisitionStatus === "Hold",
  });
  const neighbours = useNeighbours(of, viewer, from);
  const leaving = useRef(false);
  const onwards = useRef<HTMLButtonElement>(null);
  const rail = useRef<HTMLElement>(null);
  const focusAfterMove = useFocusAfterMove(next.data, { onwards, rail });

  const serial = details?.serial ?? "";
  const directory = serial ? `/directory?req=${serial}` : "/directory";
  const blacklisted = details?.blacklisted ?? false;
  useEffect(() => {
    if (!blacklisted || leaving.current) return;
    leaving.current = true;
    toast.error("Candidate is Blacklisted");
    void navigate({ href: directory, replace: true });
  }, [blacklisted, directory, navigate]);

  const candidateId = details?.candidateId;
  const requisitionId = details?.requisitionId;
  const position = details?.position;
  useEffect(() => {
    if (candidateId && requisitionId && position) choose({ candidateId, requisitionId, position });
  }, [candidateId, requisitionId, position]);

  const subject: MoveSubject = {
    of,
    version: next.data?.version ?? 0,
    current: !next.isFetching,
    name: details?.name ?? "",
    position: details?.position ?? "",
  };
  const { options, orderOf, moving } = useMoving(subject, "shown");
  const undo = useOfferedUndo();
  const move = useWrite<Moved>({ ...options, onDone: undoable });
  const back = useWrite({ topics: ["candidate"] });
  const esaLink = useEsaLink(of, details?.name ?? "");

  function open(opening: Opening): void {
    if (!details || !next.data) return;
    const opener = document.activeElement;
    const dialog = openDialog(dialogs, {
      opening,
      details,
      asked: next.data,
      onOpen: open,
      onMoved: (moved) => {
        undoable(moved);
        // After logging a call the focus moves on to the next candidate.
        dialog.close(() => focusAfterMove(opener));
      },
      onConfirmed: (action) =>
        action === "esaLink" ? esaLink.send() : move.run(orderOf(action), moving(calls[action])),
      onReopened: (moved) => {
        undoable(moved);
        dialog.close();
      },
      onBlacklisted: (moved) => {
        leaving.current = true;
        undoable(moved);
        void navigate({ href: directory });
      },
    });
  }
  function undoable({ message, step }: Moved): void {
    const about = `${subject.name} · ${subject.position}`;
    offerUndo({ step, done: message, about, takesBack: undoMove, topic: "candidate" });
  }
  function act(action: DetailsAction): void {
    switch (action) {
      case "back":
        void navigate({ href: from || directory });
        return;
      case "viewResume":
        window.open(resumeHref(details?.resume ?? ""), "_blank", "noopener");
        return;
      case "copyEsaLink":
        void copyEsaLink();
        return;
      case "esaLink":
      case "documents":
      case "pushToOffer":
      case "shortlist":
        open({ kind: "confirm", action });
        return;
      case "edit":
      case "whatsappTemplate":
      case "emailTemplate":
      case "viewForm":
      case "takeInterview":
      case "decide":
      case "blacklist":
      case "reopen":
      case "messages":
      case "timeline":
        open({ kind: action });
        return;
    }
  }

  // A reload during an edit reopens it.
  const [reopens] = useState(() => readEditing()?.candidate);
  const reopened = useRef(false);
  useEffect(() => {
    if (reopened.current || !details || !next.data) return;
    reopened.current = true;
    if (reopens === details.candidateId) open({ kind: "edit" });
  });

  // A line of the bell leads to the dialog that records what it tells of, once.
  const answered = useRef(false);
  useEffect(() => {
    if (!asked) answered.current = false;
    if (!asked || answered.current || !next.data || timeline.isPending) return;
    answered.current = true;
    const dialog = askedDialog(asked, next.data, timeline.data ?? []);
    if (dialog) open(dialog);
    props.onAnswered();
  });

  function goTo(step: Step): void {
    const to = neighbours?.[step];
    if (!to) return;
    stepped.current = step;
    void navigate({ href: detailsHref(to.candidate, to.requisition, from) });
  }

  function takeBack(): void {
    const step = next.data?.takesBack;
    if (step) back.run(step, () => undoMove(step));
  }

  function press(stage: NextStage): void {
    if (stage.state === "blocked") toast.error(stage.reason);
    else open({ kind: "stage", stage: stage.stage });
  }

  return (
    <CandidateDetailsView
      state={blacklisted ? { kind: "loading" } : state}
      next={blacklisted ? undefined : next.data}
      steps={timeline.data}
      held={requisition.data}
      failure={next.error ?? timeline.error}
      assigned={assigned}
      neighbours={neighbours}
      stepped={stepped}
      onwards={onwards}
      rail={rail}
      busy={move.busy || esaLink.sending}
      sending={esaLink.sending}
      onAction={act}
      onLink={(sent) => open({ kind: "link", sent })}
      onNeighbour={goTo}
      onStage={press}
      onTakeBack={undo?.step === next.data?.takesBack ? undefined : takeBack}
      onRetry={onRetry}
      onRetryRail={() => void Promise.all([next.refetch(), timeline.refetch()])}
    />
  );
}
