import { useQuery } from "@tanstack/react-query";
import { timelineQuery } from "@/api/candidateTimeline";
import type { FunnelCandidate } from "@/api/funnel";
import { stageEntries } from "@/blocks/candidate/steps";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { Timeline } from "@/ui/Timeline";

/** What was noted in each stage, with its status. */
export function StageList({ candidate }: { candidate: FunnelCandidate }) {
  const { data, error, refetch } = useQuery(
    timelineQuery({ candidate: candidate.candidateId, requisition: candidate.requisitionId }),
  );
  if (error) return <FailedState text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows count={2} />;
  return <Timeline label={`Stages of ${candidate.name}`} entries={stageEntries(data)} />;
}
