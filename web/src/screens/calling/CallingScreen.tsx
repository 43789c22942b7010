import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { nextMovesQuery } from "@/api/application";
import { keyOfTurn } from "@/api/calling";
import { detailsQuery } from "@/api/candidateDetails";
import { usePlace } from "@/blocks/list/usePlace";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { TextButton } from "@/ui/TextButton";
import { useKeys } from "@/ui/useKeys";
import classes from "./Calling.module.css";
import { CallingView } from "./CallingView";
import { callingPlace } from "./place";
import { QueuePane } from "./QueuePane";
import { useRound } from "./useRound";

const nobody = { candidate: "", requisition: "" };

/** The calling round: one candidate after the other, with a key for each outcome. */
export function CallingScreen() {
  const [place, go] = usePlace(callingPlace);
  const navigate = useNavigate();
  const state = useRound(place.req);
  const [listed, setListed] = useState(false);
  const { round, turn } = state;
  const of = turn ? keyOfTurn(turn) : nobody;
  const details = useQuery({
    ...detailsQuery(state.viewer, of),
    enabled: turn !== null && turn !== undefined,
  });
  const next = useQuery({ ...nextMovesQuery(of), enabled: turn !== null && turn !== undefined });
  const shown = details.data?.rows[0];
  const back = () => void navigate({ to: "/admin" });
  const add = () => void navigate({ href: place.req ? `/directory?req=${place.req}` : "/directory" });
  useKeys("Leaving the round", [{ key: "Esc", label: "Back", run: back }]);

  function centre() {
    if (turn === null)
      return (
        <section className={classes.card} aria-label="Candidate">
          <EmptyState
            text="No calls left today"
            hint="New candidates, and tries whose time has come, show here."
            action={<TextButton onClick={add}>Add candidates</TextButton>}
          />
        </section>
      );
    const missing = details.data && !shown;
    // What is on the screen stays there when only a later answer fails.
    if (details.isLoadingError || next.isLoadingError || missing || (turn === undefined && state.refusal))
      return (
        <section className={classes.card} aria-label="Candidate">
          <FailedState hint={details.data?.message || state.refusal} onRetry={retry} />
        </section>
      );
    if (!turn || !shown || !next.data || next.data.candidateId !== turn.candidateId)
      return (
        <section className={classes.card} aria-label="Candidate">
          <LoadingRows count={8} />
        </section>
      );
    return (
      <CallingView
        key={`${turn.candidateId} ${turn.version}`}
        state={state}
        turn={turn}
        details={shown}
        next={next.data}
        reasons={round.data?.reasons ?? []}
        turns={round.data?.turns ?? []}
      />
    );
  }

  function retry(): void {
    if (turn) void Promise.all([details.refetch(), next.refetch()]);
    else state.retry();
  }

  return (
    <div className={classes.round}>
      <QueuePane
        state={state}
        req={place.req}
        listed={listed}
        onList={() => setListed((was) => !was)}
        onReq={(req) => go({ req })}
        onBack={back}
      />
      {centre()}
    </div>
  );
}
