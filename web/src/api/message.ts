import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne } from "./client";
import { type CallOptions, everyRow } from "./forFile";
import { type SortOf, sentSort } from "./sorts";

export const messageStates = [
  "queued",
  "leaving",
  "sent",
  "delivered",
  "read",
  "failed",
  "kept",
  "opened",
  "cancelled",
] as const;

export const messageChannels = ["mail", "whatsapp"] as const;

export const messageSorts = [
  "createdAt",
  "subject",
  "state",
  "sentAt",
] as const satisfies readonly SortOf<"/api/messages">[];

/** The filters of the Outbox: kept in the address and sent as they are. */
export type MessageFilter = {
  page: number;
  size: number;
  sort: string;
  q: string;
  state: string;
  channel: string;
};

async function listMessages(filter: MessageFilter, options: CallOptions) {
  const { q, state, channel, sort, ...rest } = filter;
  const query = {
    ...rest,
    sort: sentSort(sort),
    ...(q && { q }),
    ...(state && { state }),
    ...(channel && { channel }),
  };
  return unwrap(client.GET("/api/messages", { params: { query }, ...options }));
}

async function getMessage(id: string, signal: AbortSignal) {
  return unwrapOne(client.GET("/api/messages/{id}", { params: { path: { id } }, signal }));
}

export type Message = Awaited<ReturnType<typeof listMessages>>["rows"][number];
export type MessageDetail = Awaited<ReturnType<typeof getMessage>>;

export const messageListQuery = (filter: MessageFilter) =>
  queryOptions({
    queryKey: ["message", "list", filter],
    queryFn: ({ signal }) => listMessages(filter, { signal }),
    placeholderData: keepPreviousData,
  });

export const allMessages = (filter: MessageFilter) =>
  everyRow((page, options) => listMessages({ ...filter, ...page }, options));

export const messageQuery = (id: string) =>
  queryOptions({ queryKey: ["message", "one", id], queryFn: ({ signal }) => getMessage(id, signal) });

/** `agreed`: who sends it knows that it may arrive twice. */
export async function retryMessage(id: string, agreed: boolean): Promise<{ message: string }> {
  return unwrap(client.POST("/api/messages/{id}/retry", { params: { path: { id }, query: { agreed } } }));
}

export async function sendTestMessage(): Promise<{ message: string }> {
  return unwrap(client.POST("/api/messages/test"));
}
