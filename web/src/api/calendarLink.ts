import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne } from "./client";

/** Since when the user has a calendar link; empty when there is none. The link itself is told only once. */
export const calendarLinkQuery = queryOptions({
  queryKey: ["calendarLink"],
  queryFn: async ({ signal }) => (await unwrapOne(client.GET("/api/calendar_link", { signal }))).madeAt,
  staleTime: 0,
});

/** Makes a link; the one before it ends. */
export async function makeCalendarLink(key: string): Promise<{ message: string; address: string }> {
  const headers = { "Idempotency-Key": key };
  const { message, rows } = await unwrap(client.POST("/api/calendar_link", { headers }));
  return { message, address: rows[0]?.address ?? "" };
}

export async function endCalendarLink(): Promise<{ message: string }> {
  return unwrap(client.DELETE("/api/calendar_link"));
}
