import { useQuery } from "@tanstack/react-query";
import { type CandidateStep, timelinesQuery } from "@/api/candidateTimeline";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import { Timeline } from "@/ui/Timeline";
import { stageEntries } from "./steps";
import classes from "./TimelineDrawer.module.css";

type Props = { opened: boolean; candidate: string; name: string; onClose: () => void };

/** The history of a candidate, by position, newest first. */
export function TimelineDrawer({ opened, candidate, name, onClose }: Props) {
  const { data, error, refetch } = useQuery({ ...timelinesQuery(candidate), enabled: opened });
  return (
    <SideDrawer opened={opened} size={500} title="Candidate Timeline" subtitle={name} onClose={onClose}>
      <div className={classes.body}>
        {data ? (
          <Positions steps={data} name={name} />
        ) : error ? (
          <FailedState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows count={6} />
        )}
      </div>
    </SideDrawer>
  );
}

function Positions({ steps, name }: { steps: readonly CandidateStep[]; name: string }) {
  const positions = new Map<string, CandidateStep[]>();
  for (const step of steps)
    positions.set(step.requisitionId, [...(positions.get(step.requisitionId) ?? []), step]);
  if (positions.size === 0) return <EmptyState text="Candidate is not yet mapped to any position." />;
  return [...positions.entries()].reverse().map(([id, own]) => (
    <section key={id} className={classes.position}>
      <h3>
        {own[0]?.position} <span>Req ID {own[0]?.serial}</span>
      </h3>
      <Timeline
        label={`Timeline of ${name}, ${own[0]?.position}, Req ID ${own[0]?.serial}`}
        entries={stageEntries(own)}
      />
    </section>
  ));
}
