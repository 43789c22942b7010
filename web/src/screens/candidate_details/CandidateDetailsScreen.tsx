import { Button } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ApplicationKey } from "@/api/application";
import { type DetailsAnswer, detailsQuery, queueQuery, type Viewer } from "@/api/candidateDetails";
import { readChosen } from "@/api/chosen";
import { sessionQuery } from "@/api/session";
import { type DetailsPlace, detailsPlace } from "@/blocks/candidate/detailsLink";
import { usePlace } from "@/blocks/list/usePlace";
import { liveProgramme } from "@/lib/programme";
import { useDialogOpened } from "@/ui/dialogs";
import { toast } from "@/ui/toast";
import { NoCandidate } from "./CandidateDetailsView";
import { CandidateWorkspace } from "./CandidateWorkspace";
import { noneLeft, notAvailable, stateOf } from "./detailsState";
import type { Step } from "./useNeighbours";

/**
 * The candidate of the address, else the one chosen in this login session. Users on the ESA queue come without one to
 * get the next, not to see the last one again.
 */
function applicationOf({ candidate, requisition }: DetailsPlace, queued: boolean): ApplicationKey | null {
  if (candidate && requisition) return { candidate, requisition };
  if (queued) return null;
  const chosen = readChosen();
  return chosen?.candidateId && chosen.requisitionId
    ? { candidate: chosen.candidateId, requisition: chosen.requisitionId }
    : null;
}

export function CandidateDetailsScreen() {
  const { userId, facts } = useSuspenseQuery(sessionQuery).data;
  const viewer: Viewer = { userId, manager: facts.manager };
  const [place, go] = usePlace(detailsPlace);
  // The programme's users come without a candidate to get the next one of the queue.
  const queues = facts.esaAssigned || facts.esaHr;
  const of = applicationOf(place, queues);
  const fromQueue = !of && queues;
  const named = useQuery({
    ...detailsQuery(viewer, of ?? { candidate: "", requisition: "" }),
    enabled: of !== null,
  });
  // Under an open dialog the queue must not bring somebody else: what is typed there would be gone.
  const inDialog = useDialogOpened();
  const queued = useQuery({ ...queueQuery(liveProgramme, userId), enabled: fromQueue && !inDialog });
  const { data, error, refetch } = fromQueue ? queued : named;

  if (!of && !fromQueue) return <Navigate to="/directory" replace />;
  return (
    <Answered
      answer={data}
      error={error}
      viewer={viewer}
      assigned={facts.esaAssigned}
      from={place.from}
      asked={place.record}
      onAnswered={() => go({ record: "" })}
      onRetry={() => void refetch()}
    />
  );
}

type AnsweredProps = {
  answer: DetailsAnswer | undefined;
  error: Error | null;
  viewer: Viewer;
  /** The user has the grant of the ESA programme. */
  assigned: boolean;
  from: string;
  /** The status that the address asks to record. */
  asked: string;
  onAnswered: () => void;
  onRetry: () => void;
};

function Answered({ answer, error, viewer, assigned, from, asked, onAnswered, onRetry }: AnsweredProps) {
  const stepped = useRef<Step | null>(null);
  const state = stateOf(answer, error);
  const failure = state.kind === "failed" || (state.kind === "none" && error) ? state.text : "";
  useEffect(() => {
    if (failure === notAvailable) toast.info(failure);
    else if (failure) toast.error(failure);
  }, [failure]);
  if (state.kind === "none" && state.text === noneLeft) {
    return <NoCandidate text={noneLeft} action={<EsaDashboardButton />} />;
  }
  return (
    <CandidateWorkspace
      // A new candidate starts with closed dialogs and empty forms.
      key={state.kind === "shown" ? state.details.candidateId + state.details.requisitionId : "none"}
      state={state}
      viewer={viewer}
      assigned={assigned}
      from={from}
      asked={asked}
      onAnswered={onAnswered}
      stepped={stepped}
      onRetry={onRetry}
    />
  );
}

function EsaDashboardButton() {
  const navigate = useNavigate();
  return (
    <Button variant="default" size="xs" onClick={() => void navigate({ to: "/esa_directory" })}>
      ESA Dashboard
    </Button>
  );
}
