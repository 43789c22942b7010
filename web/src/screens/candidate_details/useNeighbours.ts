import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ApplicationKey, nextMovesQuery } from "@/api/application";
import { detailsQuery, type Viewer } from "@/api/candidateDetails";
import { timelineQuery } from "@/api/candidateTimeline";
import { type CameFrom, type Neighbours, neighboursQuery } from "@/api/neighbours";
import { sessionQuery } from "@/api/session";
import { directoryListOf, directoryPlace } from "@/blocks/candidate/directoryPlace";
import { followUpListOf } from "@/blocks/candidate/followUpPlace";

export type Step = keyof Neighbours;
export type { Neighbours };

const unknown: Neighbours = { previous: null, next: null };
const noList: CameFrom = { list: "directory", tab: "", date: "", sort: "", q: "" };

/** The list of an address, the directory or the follow-ups; null for other screens. */
export function cameFrom(address: string, today: string): CameFrom | null {
  const [path, query] = address.split("?", 2);
  const search = Object.fromEntries(new URLSearchParams(query));
  if (path === "/admin") {
    const place = followUpListOf(search, today);
    return place && { list: "followUps", ...place };
  }
  if (path !== "/directory" && path !== "/esa_directory") return null;
  const { tab, date, atWork, waitingOn, page } = directoryListOf(directoryPlace.read(search), "", false);
  return {
    list: "directory",
    tab,
    date,
    ...(atWork && { atWork }),
    ...(waitingOn && { waitingOn }),
    sort: page.sort,
    q: page.q,
  };
}

/** Null if the user did not come from a list. Prefetches the next candidate, so that going on is instant. */
export function useNeighbours(
  { candidate, requisition }: ApplicationKey,
  { userId, manager }: Viewer,
  from: string,
): Neighbours | null {
  const queries = useQueryClient();
  const { today } = useSuspenseQuery(sessionQuery).data;
  const list = cameFrom(from, today);
  const enabled = list !== null && candidate !== "";
  const { data } = useQuery({
    ...neighboursQuery({ candidate, requisition }, list ?? noList),
    enabled,
  });
  const next = data?.next;
  useEffect(() => {
    if (!next) return;
    void queries.prefetchQuery(detailsQuery({ userId, manager }, next));
    void queries.prefetchQuery(nextMovesQuery(next));
    void queries.prefetchQuery(timelineQuery(next));
  }, [queries, next, userId, manager]);
  return enabled ? (data ?? unknown) : null;
}
