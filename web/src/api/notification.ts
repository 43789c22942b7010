import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";
import { type CallOptions, everyRow } from "./forFile";
import { type ListPage, pageQuery, requisitionOf } from "./requisition";

/** A week in which open requisitions are due. */
export type Notification = { firstDay: string; lastDay: string };

export function notificationOf(row: Wire<"NotificationRow">): Notification {
  return { firstDay: row.START_DATE, lastDay: row.END_DATE };
}

async function notifications(today: string, signal: AbortSignal) {
  const [year = "", month = "", day = ""] = today.split("-");
  const { rows } = await unwrap(
    client.GET("/api/Get_requirement_Data.svc/Get_Date_NS/{year}/{day}/{month}", {
      params: { path: { year, day, month } },
      signal,
    }),
  );
  return rows.map(notificationOf);
}

/** The weeks up to the day, oldest first, as the server sorts them. */
export const notificationsQuery = (today: string) =>
  queryOptions({
    queryKey: ["requisition", "notifications", today],
    queryFn: ({ signal }) => notifications(today, signal),
  });

async function dueRequisitions(week: Notification, page: ListPage, options: CallOptions) {
  const { rows, total } = await unwrap(
    client.GET("/api/Get_requirement_Data.svc/Notification_Scheduler/{startDate}/{endDate}", {
      params: { path: { startDate: week.firstDay, endDate: week.lastDay }, query: pageQuery(page) },
      ...options,
    }),
  );
  return { rows: rows.map(requisitionOf), total };
}

export const dueRequisitionsQuery = (week: Notification, page: ListPage) =>
  queryOptions({
    queryKey: ["requisition", "due", week, page],
    queryFn: ({ signal }) => dueRequisitions(week, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allDueRequisitions = (week: Notification, view: ListPage) =>
  everyRow((page, options) => dueRequisitions(week, { ...view, ...page }, options));
