import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ApplicationKey, nextMovesQuery } from "@/api/application";
import { detailsQuery, type Viewer } from "@/api/candidateDetails";
import { timelineQuery } from "@/api/candidateTimeline";
import { type CameFrom, neighboursQuery } from "@/api/neighbours";
import { directoryListOf, directoryPlace } from "@/blocks/candidate/directoryPlace";

export type Step = "previous" | "next";

/** The previous and next candidates of the list the user came from; empty at its ends and until they are known. */
export type Neighbours = Readonly<Record<Step, string>>;

const unknown: Neighbours = { previous: "", next: "" };
const noList: CameFrom = { tab: "", date: "", sort: "", q: "" };

/** The directory place of an address; null for other screens. */
export function cameFrom(address: string): CameFrom | null {
  const [path, search] = address.split("?", 2);
  if (path !== "/directory") return null;
  const place = directoryPlace.read(Object.fromEntries(new URLSearchParams(search)));
  const { tab, date, page } = directoryListOf(place, "");
  return { tab, date, sort: page.sort, q: page.q };
}

/** Null if the user did not come from a list. Prefetches the next candidate, so that going on is instant. */
export function useNeighbours(
  { candidate, requisition }: ApplicationKey,
  { userId, manager }: Viewer,
  from: string,
): Neighbours | null {
  const queries = useQueryClient();
  const list = cameFrom(from);
  const enabled = list !== null && candidate !== "";
  const { data } = useQuery({
    ...neighboursQuery({ candidate, requisition }, list ?? noList),
    enabled,
  });
  const next = data?.next;
  useEffect(() => {
    if (!next) return;
    const ahead = { candidate: next, requisition };
    void queries.prefetchQuery(detailsQuery({ userId, manager }, ahead));
    void queries.prefetchQuery(nextMovesQuery(ahead));
    void queries.prefetchQuery(timelineQuery(ahead));
  }, [queries, next, requisition, userId, manager]);
  return enabled ? (data ?? unknown) : null;
}
