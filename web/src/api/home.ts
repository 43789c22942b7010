import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, unwrapOne } from "./client";
import { everyRow, forFile, type How } from "./forFile";
import { filterPath, type HomeFilter, type ListPage, pageQuery } from "./requisition";

async function countRequisitions(userId: string, filter: HomeFilter, signal: AbortSignal) {
  const path = { userId, ...filterPath(filter) };
  return unwrapOne(
    client.GET(
      "/api/Get_requirement_Data.svc/Get_Req_Count_Team_Dashboard/{userId}/{dept}/{addedMonth}/{addedYear}/{tatMonth}/{tatYear}",
      { params: { path }, signal },
    ),
  );
}

export type TileCounts = Awaited<ReturnType<typeof countRequisitions>>;

export const tileCountsQuery = (userId: string, filter: HomeFilter) =>
  queryOptions({
    queryKey: ["requisition", "counts", userId, filter],
    queryFn: ({ signal }) => countRequisitions(userId, filter, signal),
    placeholderData: keepPreviousData,
  });

async function sourceCounts(userId: string, range: DayRange, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Candidate_Added_By_Source/{userId}/{from}/{to}", {
      params: { path: { userId, ...range } },
      ...how,
    }),
  );
  return rows;
}

export type SourceCount = Awaited<ReturnType<typeof sourceCounts>>[number];

export const sourceCountsQuery = (userId: string, range: DayRange) =>
  queryOptions({
    queryKey: ["candidate", "sourceCounts", userId, range],
    queryFn: ({ signal }) => sourceCounts(userId, range, { signal }),
    placeholderData: keepPreviousData,
  });

async function callDashboard(userId: string, date: string, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Call_Dashboard/{userId}/{date}", {
      params: { path: { userId, date } },
      ...how,
    }),
  );
  return rows;
}

export type CallDay = Awaited<ReturnType<typeof callDashboard>>[number];

export const callDashboardQuery = (userId: string, date: string) =>
  queryOptions({
    queryKey: ["candidate", "callDashboard", userId, date],
    queryFn: ({ signal }) => callDashboard(userId, date, { signal }),
    placeholderData: keepPreviousData,
  });

async function dailyCalls(userId: string, range: DayRange, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/Requirement_Dashboard.svc/get_jr_manager_dashboard_range/{from}/{to}/{userId}", {
      params: { path: { userId, ...range } },
      ...how,
    }),
  );
  return rows;
}

export type DailyCall = Awaited<ReturnType<typeof dailyCalls>>[number];

export const dailyCallsQuery = (userId: string, range: DayRange) =>
  queryOptions({
    queryKey: ["candidate", "dailyCalls", userId, range],
    queryFn: ({ signal }) => dailyCalls(userId, range, { signal }),
    placeholderData: keepPreviousData,
  });

async function followUps(userId: string, range: DayRange, page: ListPage, how: How) {
  return unwrap(
    client.GET("/api/Candidate_Dashboard.svc/get_followup/{userId}/{from}/{to}", {
      params: { path: { userId, ...range }, query: pageQuery(page) },
      ...how,
    }),
  );
}

export type FollowUp = Awaited<ReturnType<typeof followUps>>["rows"][number];

export const followUpsQuery = (userId: string, range: DayRange, page: ListPage) =>
  queryOptions({
    queryKey: ["candidate", "followUps", userId, range, page],
    queryFn: ({ signal }) => followUps(userId, range, page, { signal }),
    placeholderData: keepPreviousData,
  });

/** The rows of the panels, for the file. */
export const sourceCountsForFile = (userId: string, range: DayRange) => sourceCounts(userId, range, forFile);
export const callDashboardForFile = (userId: string, date: string) => callDashboard(userId, date, forFile);
export const dailyCallsForFile = (userId: string, range: DayRange) => dailyCalls(userId, range, forFile);
export const allFollowUps = (userId: string, range: DayRange, view: ListPage) =>
  everyRow((page, how) => followUps(userId, range, { ...view, ...page }, how));
