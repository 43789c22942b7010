import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";

/** A dashboard's table, and when it is mailed to the user. */
export type WeeklyTable = {
  /** The path of its screen. */
  dashboard: string;
  /** Seen from the day of sending, as 'Last 7 Days'; empty for a dashboard without one. */
  period: string;
  /** The other choices, by their names in the address of the screen. */
  filters: Record<string, string>;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
};

async function listWeeklyFiles(signal: AbortSignal) {
  return (await unwrap(client.GET("/api/weekly_files", { signal }))).rows;
}

export type WeeklyFile = Awaited<ReturnType<typeof listWeeklyFiles>>[number];

/** What the user is mailed every week. */
export const weeklyFilesQuery = queryOptions({
  queryKey: ["weeklyFile"],
  queryFn: ({ signal }) => listWeeklyFiles(signal),
  staleTime: 0,
});

export async function setWeeklyFile(table: WeeklyTable): Promise<{ message: string }> {
  return unwrap(client.POST("/api/weekly_files", { body: table }));
}

export async function stopWeeklyFile(id: string): Promise<{ message: string }> {
  return unwrap(client.DELETE("/api/weekly_files/{id}", { params: { path: { id } } }));
}
