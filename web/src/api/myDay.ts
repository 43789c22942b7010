import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";
import { deskTopic } from "./waiting";

/** The card above the tiles of Home: My day of a recruiter, Needs you of a manager. */

export type MyDay = Wire<"MyDayRow">;
export type DeskSection = Wire<"MyDaySection">;
export type DeskItem = Wire<"MyDayItem">;

async function myDay(signal: AbortSignal): Promise<MyDay | null> {
  const { rows } = await unwrap(client.GET("/api/my_day", { signal }));
  return rows[0] ?? null;
}

/** Null for who has no card. */
export const myDayQuery = queryOptions({
  queryKey: [deskTopic, "myDay"],
  queryFn: ({ signal }) => myDay(signal),
});
