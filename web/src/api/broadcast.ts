import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrap, unwrapAnswer, unwrapOne, type WriteAnswer } from "./client";

/** ESA Link to one candidate, broadcasts to several. Topic: message. */

const once = (key: string) => ({ "Idempotency-Key": key });

/** What became of an ESA Link, and the id of its message. */
export type EsaLinkAnswer = WriteAnswer & { state: string; messageId: string };

export async function sendEsaLink(of: ApplicationKey, key: string): Promise<EsaLinkAnswer> {
  const { rows, message } = await unwrapAnswer(
    client.POST("/api/esa_links", { headers: once(key), body: of }),
  );
  return { message, state: rows[0]?.state ?? "queued", messageId: rows[0]?.message ?? "" };
}

async function preview(candidates: readonly string[], signal: AbortSignal) {
  return unwrapOne(client.POST("/api/broadcasts/preview", { body: { candidates: [...candidates] }, signal }));
}

/** What a broadcast to these candidates would do. */
export type BroadcastPreview = Awaited<ReturnType<typeof preview>>;

export const previewQuery = (candidates: readonly string[]) =>
  queryOptions({
    queryKey: ["broadcastPreview", candidates],
    queryFn: ({ signal }) => preview(candidates, signal),
  });

/** A broadcast that was begun. */
export type Begun = WriteAnswer & { id: string };

export async function startBroadcast(candidates: readonly string[], key: string): Promise<Begun> {
  const { message, rows } = await unwrap(
    client.POST("/api/broadcasts", { headers: once(key), body: { candidates: [...candidates] } }),
  );
  return { message, id: rows[0]?.id ?? "" };
}

async function latestBroadcast(signal: AbortSignal) {
  const { rows } = await unwrap(client.GET("/api/broadcasts", { signal }));
  return rows[0] ?? null;
}

export type Broadcast = NonNullable<Awaited<ReturnType<typeof latestBroadcast>>>;
export type Recipient = Broadcast["recipients"][number];

/** The running broadcast of the user, else the last one; null if there was none. */
export const latestBroadcastQuery = queryOptions({
  queryKey: ["message", "broadcast"],
  queryFn: ({ signal }) => latestBroadcast(signal),
});

export function stopBroadcast(id: string, key: string): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/broadcasts/{id}/stop", { headers: once(key), params: { path: { id } } }));
}

/** `twice` says that the user knows that it may arrive twice. */
export function sendAgain(
  id: string,
  of: { candidate: string; twice: boolean },
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/broadcasts/{id}/send_again", {
      headers: once(key),
      params: { path: { id } },
      body: of,
    }),
  );
}
