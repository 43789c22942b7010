import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrapOne } from "./client";
import { sentSort } from "./sorts";

/** The directory that the user came from, whichever page was open. */
export type CameFrom = { tab: string; date: string; sort: string; q: string };

async function fetchNeighbours(of: ApplicationKey, from: CameFrom, signal: AbortSignal) {
  const params = { query: { ...of, ...from, sort: sentSort(from.sort) } };
  return unwrapOne(client.GET("/api/applications/neighbours", { params, signal }));
}

/**
 * The previous and next candidates of a list, fixed when the candidate is opened: logging a call moves the candidate
 * within the list, and the user should continue from the old position.
 */
export const neighboursQuery = (of: ApplicationKey, from: CameFrom) =>
  queryOptions({
    queryKey: ["neighbours", of, from],
    queryFn: ({ signal }) => fetchNeighbours(of, from, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
