import { client, unwrapOne } from "./client";

/** The topics written to since mark N, and the current mark. */
export async function fetchChanges(since: number, signal?: AbortSignal) {
  return unwrapOne(client.GET("/api/changes", { params: { query: { since } }, signal }));
}
