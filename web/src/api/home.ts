import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, unwrapOne, type Wire } from "./client";
import { type CallOptions, everyRow, forFile } from "./forFile";
import { filterPath, type HomeFilter, type ListPage, pageQuery, type TileKey } from "./requisition";
import type { SortOf } from "./sorts";
import { type WaitsAsked, waitingOnQuery } from "./waitingOn";

/** The requisitions that a tile counts, and their positions. */
export type TileCount = { requisitions: number; positions: number };
export type TileCounts = Readonly<Record<TileKey, TileCount>>;

export function tileCountsOf(row: Wire<"TileCountsRow">): TileCounts {
  return {
    all: { requisitions: row.Requisitions, positions: row.No_Of_Positions },
    Open: { requisitions: row.Open, positions: row.Open_Positions },
    In_Progress: { requisitions: row.In_Progress, positions: row.In_Progress_Positions },
    Closed: { requisitions: row.Closed, positions: row.Closed_Positions },
    Onboarded: { requisitions: row.Onboarded, positions: row.Onboarded_Positions },
    OVERDUE: { requisitions: row.OVERDUE, positions: row.OVERDUE_Positions },
    Hold_Revoke: { requisitions: row.Hold_Revoke, positions: row.Hold_Revoke_Positions },
  };
}

export type CountedTiles = { filter: HomeFilter } & Pick<WaitsAsked, "waitingOn">;

async function countRequisitions(userId: string, { filter, ...rest }: CountedTiles, signal: AbortSignal) {
  const path = { userId, ...filterPath(filter) };
  return tileCountsOf(
    await unwrapOne(
      client.GET(
        "/api/Get_requirement_Data.svc/Get_Req_Count_Team_Dashboard/{userId}/{dept}/{addedMonth}/{addedYear}/{tatMonth}/{tatYear}",
        { params: { path, query: waitingOnQuery(rest) }, signal },
      ),
    ),
  );
}

export const tileCountsQuery = (userId: string, by: CountedTiles) =>
  queryOptions({
    queryKey: ["requisition", "counts", userId, by],
    queryFn: ({ signal }) => countRequisitions(userId, by, signal),
    placeholderData: keepPreviousData,
  });

/** How many candidates a recruiter added; the names are separated by commas. */
export type SourceCount = {
  recruiterId: string;
  recruiter: string;
  positionNames: string;
  sourceNames: string;
  candidates: number;
};

export function sourceCountOf(row: Wire<"SourceCountRow">): SourceCount {
  return {
    recruiterId: row.User_Guid,
    recruiter: row.HR_Name,
    positionNames: row.Position_Name,
    sourceNames: row.Source_Of_Candidate,
    candidates: row.Total_Count,
  };
}

async function sourceCounts(userId: string, range: DayRange, options: CallOptions) {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Candidate_Added_By_Source/{userId}/{from}/{to}", {
      params: { path: { userId, ...range } },
      ...options,
    }),
  );
  return rows.map(sourceCountOf);
}

export const sourceCountsQuery = (userId: string, range: DayRange) =>
  queryOptions({
    queryKey: ["candidate", "sourceCounts", userId, range],
    queryFn: ({ signal }) => sourceCounts(userId, range, { signal }),
    placeholderData: keepPreviousData,
  });

/** The calls of a recruiter on one day against the target. */
export type CallDay = {
  recruiterId: string;
  recruiter: string;
  positionNames: string;
  calls: number;
  shortlisted: number;
  achieved: number;
};

export function callDayOf(row: Wire<"CallDashboardRow">): CallDay {
  return {
    recruiterId: row.User_Guid,
    recruiter: row.HR_Name,
    positionNames: row.Position_Name,
    calls: row.Total_Calls,
    shortlisted: row.Shortlistings,
    achieved: row.Achieved_Percentage,
  };
}

async function callDashboard(userId: string, date: string, options: CallOptions) {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Call_Dashboard/{userId}/{date}", {
      params: { path: { userId, date } },
      ...options,
    }),
  );
  return rows.map(callDayOf);
}

export const callDashboardQuery = (userId: string, date: string) =>
  queryOptions({
    queryKey: ["candidate", "callDashboard", userId, date],
    queryFn: ({ signal }) => callDashboard(userId, date, { signal }),
    placeholderData: keepPreviousData,
  });

/** The calls about one requisition in a range. */
export type DailyCall = {
  requisitionId: string;
  position: string;
  tat: string;
  overdueBy: number;
  calls: number;
  connects: number;
  shortlisted: number;
};

export function dailyCallOf(row: Wire<"DailyCallRow">): DailyCall {
  return {
    requisitionId: row.REQ_ID,
    position: row.POSITION_NAME,
    tat: row.TAT,
    overdueBy: row.date_difference,
    calls: row.NO_OF_CALL,
    connects: row.Connect,
    shortlisted: row.Shortlisted,
  };
}

async function dailyCalls(userId: string, range: DayRange, options: CallOptions) {
  const { rows } = await unwrap(
    client.GET("/api/Requirement_Dashboard.svc/get_jr_manager_dashboard_range/{from}/{to}/{userId}", {
      params: { path: { userId, ...range } },
      ...options,
    }),
  );
  return rows.map(dailyCallOf);
}

export const dailyCallsQuery = (userId: string, range: DayRange) =>
  queryOptions({
    queryKey: ["candidate", "dailyCalls", userId, range],
    queryFn: ({ signal }) => dailyCalls(userId, range, { signal }),
    placeholderData: keepPreviousData,
  });

/** A candidate to call again. */
export type FollowUp = {
  candidateId: string;
  requisitionId: string;
  name: string;
  mobile: string;
  email: string;
  address: string;
  experience: string;
  noticePeriod: string;
  position: string;
  createdOn: string;
  followUpAt: string;
  /** The time to call has passed. */
  late: boolean;
  recruiter: string;
  status: string;
  /** The comments of all calls, separated by dollar signs. */
  comment: string;
};

export function followUpOf(row: Wire<"FollowUpRow">): FollowUp {
  return {
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    name: row.NAME,
    mobile: row.MOBILE,
    email: row.EMAIL,
    address: row.ADDRESS,
    experience: row.EXP,
    noticePeriod: row.NOTICE_PERIOD,
    position: row.POSITION_NAME,
    createdOn: row.CREATED_ON,
    followUpAt: row.DATETIME,
    late: row.LATE === "1",
    recruiter: row.HR_NAME,
    status: row.STATUS,
    comment: row.COMMENT,
  };
}

export const followUpSorts = [
  "followUp",
  "name",
  "createdOn",
  "status",
] as const satisfies readonly SortOf<"/api/Candidate_Dashboard.svc/get_followup/{userId}/{from}/{to}">[];

async function followUps(userId: string, range: DayRange, page: ListPage, options: CallOptions) {
  const { rows, total } = await unwrap(
    client.GET("/api/Candidate_Dashboard.svc/get_followup/{userId}/{from}/{to}", {
      params: { path: { userId, ...range }, query: pageQuery(page) },
      ...options,
    }),
  );
  return { rows: rows.map(followUpOf), total };
}

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
  everyRow((page, options) => followUps(userId, range, { ...view, ...page }, options));
