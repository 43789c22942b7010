import { client, unwrapOne } from "./client";

/** The topics written to since the mark N, and the mark of now. */
export async function fetchChanges(since: number, signal?: AbortSignal) {
  return unwrapOne(client.GET("/api/changes", { params: { query: { since } }, signal }));
}
