import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrapOne, type Wire } from "./client";
import { sentSort } from "./sorts";

/** The list that the user came from, whichever page was open. */
export type CameFrom =
  | {
      list: "directory";
      tab: string;
      date: string;
      atWork?: string;
      waitingOn?: string;
      sort: string;
      q: string;
    }
  | { list: "followUps"; from: string; to: string; sort: string; q: string };

/** Null at the ends of the list. */
export type Neighbours = Readonly<Record<"previous" | "next", ApplicationKey | null>>;

/** Neighbours of another requisition come with it. */
export function neighboursOf(row: Wire<"NeighboursRow">, { requisition }: ApplicationKey): Neighbours {
  const key = (candidate: string, theirs: string) =>
    candidate ? { candidate, requisition: theirs || requisition } : null;
  return {
    previous: key(row.previous, row.previousRequisition),
    next: key(row.next, row.nextRequisition),
  };
}

async function fetchNeighbours(of: ApplicationKey, from: CameFrom, signal: AbortSignal) {
  const { list, ...place } = from;
  const params = { query: { ...of, ...place, sort: sentSort(from.sort) } };
  const row = await unwrapOne(
    list === "directory"
      ? client.GET("/api/applications/neighbours", { params, signal })
      : client.GET("/api/follow_ups/neighbours", { params, signal }),
  );
  return neighboursOf(row, of);
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
