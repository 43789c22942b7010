import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { nextMovesQuery } from "@/api/application";
import { type CallingTurn, keyOfTurn } from "@/api/calling";
import { resumeFileQuery } from "@/api/candidate";
import { detailsQuery, type Viewer } from "@/api/candidateDetails";
import { timelineQuery } from "@/api/candidateTimeline";

/** How many candidates are loaded ahead. */
const ahead = 3;
const staleTime = 60_000;

/** Loads the next candidates with their resumes, so that each is in sight at once. */
export function useAhead(
  { userId, manager }: Viewer,
  turns: readonly CallingTurn[] | undefined,
  turn: CallingTurn | null | undefined,
): void {
  const client = useQueryClient();
  useEffect(() => {
    const at = turns?.findIndex((one) => one.candidateId === turn?.candidateId) ?? -1;
    for (const one of turns?.slice(at + 1, at + 1 + ahead) ?? []) {
      const of = keyOfTurn(one);
      // Who is loaded already is loaded again when it is their turn, not after every call.
      if (client.getQueryData(detailsQuery({ userId, manager }, of).queryKey)) continue;
      void client.prefetchQuery({ ...nextMovesQuery(of), staleTime });
      void client.prefetchQuery({ ...timelineQuery(of), staleTime });
      client
        .fetchQuery({ ...detailsQuery({ userId, manager }, of), staleTime })
        .then(({ rows }) => {
          const file = rows[0]?.resume;
          return file ? client.prefetchQuery(resumeFileQuery(file)) : undefined;
        })
        // Whoever cannot be loaded ahead is loaded when it is their turn.
        .catch(() => undefined);
    }
  }, [client, turns, turn, userId, manager]);
}
