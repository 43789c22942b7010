import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne, type WriteAnswer } from "./client";
import type { Opened } from "./writing";

/** Everything that was written to a candidate, by every channel, and the calls. Topic: message. */

export const conversationTabs = ["all", "whatsapp", "mail", "calls", "failed"] as const;
export type ConversationTab = (typeof conversationTabs)[number];

async function listCandidateMessages(
  candidateId: string,
  tab: ConversationTab,
  size: number,
  signal: AbortSignal,
) {
  const { rows, total, body } = await unwrap(
    client.GET("/api/candidates/{candidateId}/messages", {
      params: { path: { candidateId }, query: { tab, page: 1, size } },
      signal,
    }),
  );
  return { messages: rows, total, counts: body.counts };
}

export type Conversation = Awaited<ReturnType<typeof listCandidateMessages>>;
export type CandidateMessage = Conversation["messages"][number];

/** How many messages a drawer shows at first, and how many each 'Show more' adds. */
export const conversationPage = 25;

export const conversationQuery = (candidate: string, tab: ConversationTab, size = conversationPage) =>
  queryOptions({
    queryKey: ["message", "candidate", candidate, tab, size],
    queryFn: ({ signal }) => listCandidateMessages(candidate, tab, size, signal),
    placeholderData: keepPreviousData,
  });

async function getCandidateMessage(candidateId: string, messageId: string, signal: AbortSignal) {
  return unwrapOne(
    client.GET("/api/candidates/{candidateId}/messages/{messageId}", {
      params: { path: { candidateId, messageId } },
      signal,
    }),
  );
}

/** The text of a message as it left. */
export const candidateMessageQuery = (candidate: string, id: string) =>
  queryOptions({
    queryKey: ["message", "text", candidate, id],
    queryFn: ({ signal }) => getCandidateMessage(candidate, id, signal),
  });

const once = (key: string) => ({ "Idempotency-Key": key });

/** `agreed`: who sends it knows that it may arrive twice. */
export function sendMessageAgain(
  candidateId: string,
  messageId: string,
  agreed: boolean,
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/candidates/{candidateId}/messages/{messageId}/again", {
      headers: once(key),
      params: { path: { candidateId, messageId } },
      body: { agreed },
    }),
  );
}

/** Notes that a kept message is opened in one's own WhatsApp, and returns the address that opens it. */
export async function openMessage(candidateId: string, messageId: string, key: string): Promise<Opened> {
  const { rows, message } = await unwrap(
    client.POST("/api/candidates/{candidateId}/messages/{messageId}/open", {
      headers: once(key),
      params: { path: { candidateId, messageId } },
    }),
  );
  return { message, address: rows[0]?.address ?? "" };
}

export function cancelMessage(candidateId: string, messageId: string, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/candidates/{candidateId}/messages/{messageId}/cancel", {
      headers: once(key),
      params: { path: { candidateId, messageId } },
    }),
  );
}
