import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";

async function listPositions(signal: AbortSignal) {
  return (await unwrap(client.GET("/api/positions", { signal }))).rows;
}

export type Position = Awaited<ReturnType<typeof listPositions>>[number];

/** The positions of the master that a requisition can be for. */
export const positionsQuery = queryOptions({
  queryKey: ["position", "list"],
  queryFn: ({ signal }) => listPositions(signal),
});
