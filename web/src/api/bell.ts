import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, type WriteAnswer } from "./client";

/** The topic of the user's own notifications; the server adds the user's id to it. */
export const bellTopic = "bell";

async function listNotifications(unread: boolean, size: number, signal: AbortSignal) {
  const { rows, total, body } = await unwrap(
    client.GET("/api/notifications", { params: { query: { unread, size } }, signal }),
  );
  return { lines: rows, total, unread: body.unread, unseen: body.unseen };
}

/** A line of the bell: one notification, or several unread ones of the same kind, actor and requisition. */
export type BellLine = Awaited<ReturnType<typeof listNotifications>>["lines"][number];

/** The newest lines, or the newest unread ones. */
export const bellQuery = (unread: boolean, size: number) =>
  queryOptions({
    queryKey: [bellTopic, unread, size],
    queryFn: ({ signal }) => listNotifications(unread, size, signal),
    placeholderData: keepPreviousData,
  });

/** How many lines are new since the bell was last opened. */
export const unseenQuery = queryOptions({
  ...bellQuery(false, 1),
  select: ({ unseen }) => unseen,
});

/** Lines by their ids. Whatever is given, everything is seen then. */
export type Seen = { read?: string[]; unread?: string[]; readAll?: boolean };

export async function seeNotifications(seen: Seen): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/notifications/seen", { body: seen }));
}
