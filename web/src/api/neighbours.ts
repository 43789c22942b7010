import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrapOne } from "./client";
import { sentSort } from "./sorts";

/** The directory that one came from, whatever page of it was open. */
export type CameFrom = { tab: string; date: string; sort: string; q: string };

async function fetchNeighbours(of: ApplicationKey, from: CameFrom, signal: AbortSignal) {
  const params = { query: { ...of, ...from, sort: sentSort(from.sort) } };
  return unwrapOne(client.GET("/api/applications/neighbours", { params, signal }));
}

/**
 * Who stands before and after a candidate. They stay as they were when the candidate was opened: a call moves the candidate
 * to another tab or place, and whoever works through a list goes on where they were.
 */
export const neighboursQuery = (of: ApplicationKey, from: CameFrom) =>
  queryOptions({
    queryKey: ["neighbours", of, from],
    queryFn: ({ signal }) => fetchNeighbours(of, from, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
