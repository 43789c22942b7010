import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";
import { everyRow, type How } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";

async function notifications(today: string, signal: AbortSignal) {
  const [year = "", month = "", day = ""] = today.split("-");
  const { rows } = await unwrap(
    client.GET("/api/Get_requirement_Data.svc/Get_Date_NS/{year}/{day}/{month}", {
      params: { path: { year, day, month } },
      signal,
    }),
  );
  return rows;
}

/** A week in which open requisitions are to be closed. */
export type Notification = Awaited<ReturnType<typeof notifications>>[number];

/** The weeks up to the day, as the server gives them: oldest first. */
export const notificationsQuery = (today: string) =>
  queryOptions({
    queryKey: ["requisition", "notifications", today],
    queryFn: ({ signal }) => notifications(today, signal),
  });

async function dueRequisitions(week: Notification, page: ListPage, how: How) {
  return unwrap(
    client.GET("/api/Get_requirement_Data.svc/Notification_Scheduler/{startDate}/{endDate}", {
      params: { path: { startDate: week.START_DATE, endDate: week.END_DATE }, query: pageQuery(page) },
      ...how,
    }),
  );
}

export const dueRequisitionsQuery = (week: Notification, page: ListPage) =>
  queryOptions({
    queryKey: ["requisition", "due", week, page],
    queryFn: ({ signal }) => dueRequisitions(week, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allDueRequisitions = (week: Notification, view: ListPage) =>
  everyRow((page, how) => dueRequisitions(week, { ...view, ...page }, how));
