import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";

/** What candidates typed on the ESA programme's public page. Topic: candidate. */

export type Typed = Wire<"EsaTypedRow">;

async function fetchTyped(candidateId: string, signal: AbortSignal): Promise<readonly Typed[]> {
  const { rows } = await unwrap(
    client.GET("/api/esa_candidates/{candidateId}", { params: { path: { candidateId } }, signal }),
  );
  return rows;
}

/** Newest first. */
export const typedQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "typed", candidate],
    queryFn: ({ signal }) => fetchTyped(candidate, signal),
    retry: false,
  });
