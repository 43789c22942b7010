import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, unwrapOne, type Wire } from "./client";
import { figuresTopic, monthPath } from "./dashboard";
import { type CallOptions, forFile } from "./forFile";

/** The tiles by our names, with the fields of the summary. */
const tileFields = {
  requisitions: "No_of_Requisition",
  toBeClosed: "Position_to_be_Closed",
  beforeTime: "Before_Time",
  onTime: "On_Time",
  onGoing: "On_Going",
  delayed: "Delayed",
  held: "Position_On_Hold",
  notAccepted: "Offer_Not_Accepted",
  backedOut: "Backed_Out",
} as const;

export type TeamTile = keyof typeof tileFields;
export const teamTiles = Object.keys(tileFields) as TeamTile[];

/** The counts of a month, and the performance in percent. */
export type TeamSummary = Readonly<Record<TeamTile, number>> & { performance: number };

export function teamSummaryOf(row: Wire<"TeamSummaryRow">): TeamSummary {
  const counts = Object.fromEntries(teamTiles.map((tile) => [tile, row[tileFields[tile]]]));
  return { ...(counts as Record<TeamTile, number>), performance: row.Team_Performance };
}

/** With days, those are counted instead of the month's. */
export const teamSummaryQuery = (month: string, days?: DayRange) =>
  queryOptions({
    queryKey: [figuresTopic, "teamSummary", month, days],
    queryFn: async ({ signal }) =>
      teamSummaryOf(
        await unwrapOne(
          client.GET("/api/Requirement_Dashboard.svc/get_Hr_Manager_Dashboard_ALL/{year}/{month}", {
            params: { path: monthPath(month), query: days },
            signal,
          }),
        ),
      ),
    placeholderData: keepPreviousData,
  });

/** The counts and points of a person by our names, with the fields of the rows. */
const columnFields = {
  toBeClosed: "No_of_Position_to_be_Closed_in_that_Month",
  closedInTat: "Actual_Position_Closed_Against_TAT",
  target: "Target",
  score: "Actual_Score_Achived",
  closed: "Position_Closed",
  joined: "Joined",
} as const;

export type TeamColumn = keyof typeof columnFields;
export const teamColumnIds = Object.keys(columnFields) as TeamColumn[];

/** A person's month. Percentages are null where there is nothing to divide by. */
export type TeamRow = Readonly<Record<TeamColumn, number>> & {
  userId: string;
  name: string;
  closedInTatShare: number | null;
  scoreShare: number | null;
  joinedShare: number | null;
  total: number | null;
};

export function teamRowOf(row: Wire<"TeamRow">): TeamRow {
  const counts = Object.fromEntries(teamColumnIds.map((column) => [column, row[columnFields[column]]]));
  return {
    ...(counts as Record<TeamColumn, number>),
    userId: row.User_guid,
    name: row.Name_of_Recruiter,
    closedInTatShare: row.Position_Closed_Against_TAT,
    scoreShare: row.Score_Achived,
    joinedShare: row.Joined_Against_Onboarded,
    total: row.Total_Percentage,
  };
}

async function teamRows(month: string, options: CallOptions): Promise<TeamRow[]> {
  const { rows } = await unwrap(
    client.GET("/api/Requirement_Dashboard.svc/get_sr_hr_dashboard_TD/{year}/{month}", {
      params: { path: monthPath(month) },
      ...options,
    }),
  );
  return rows.map(teamRowOf);
}

export const teamRowsQuery = (month: string) =>
  queryOptions({
    queryKey: [figuresTopic, "teamRows", month],
    queryFn: ({ signal }) => teamRows(month, { signal }),
    placeholderData: keepPreviousData,
  });

export const teamRowsForFile = (month: string) => teamRows(month, forFile);

/** A number of the Team Dashboard: of a tile, or of a person's column. */
export type TeamNumber = { month: string } & ({ tile: TeamTile } | { userId: string; column: TeamColumn });

/** A requisition that a number counts, and how often. */
export type TeamDetail = {
  /** Its place in the list. */
  number: number;
  requisitionId: string;
  serial: string;
  position: string;
  recruiter: string;
  department: string;
  accepted: number;
  count: number;
};

export function teamDetailOf(row: Wire<"TeamDetailRow">): TeamDetail {
  return {
    number: row.Sr_No,
    requisitionId: row.REQ_ID,
    serial: row.SERIAL,
    position: row.Position_Name,
    recruiter: row.HR_Name,
    department: row.Dept_Name,
    accepted: row.Offer_Acc_Count,
    count: row.COUNT,
  };
}

async function teamDetails(number: TeamNumber, options: CallOptions): Promise<TeamDetail[]> {
  const month = monthPath(number.month);
  if ("tile" in number) {
    const { rows } = await unwrap(
      client.GET("/api/Dashboard.svc/Get_Team_dashboard_Onclick/{metric}/{month}/{year}", {
        params: { path: { ...month, metric: tileFields[number.tile] } },
        ...options,
      }),
    );
    return rows.map(teamDetailOf);
  }
  const { userId, column } = number;
  const { body } = await unwrap(
    client.GET("/api/Dashboard.svc/Team_Dashboard_Hr_Onclick/{userId}/{columnName}/{month}/{year}", {
      params: { path: { ...month, userId, columnName: columnFields[column] } },
      ...options,
    }),
  );
  return ((body.team_dashboard ?? []) as Wire<"TeamDetailRow">[]).map(teamDetailOf);
}

export const teamDetailsQuery = (number: TeamNumber) =>
  queryOptions({
    queryKey: [figuresTopic, "teamDetails", number],
    queryFn: ({ signal }) => teamDetails(number, { signal }),
  });

export const teamDetailsForFile = (number: TeamNumber) => teamDetails(number, forFile);

/** A person's percentages by month, January first; null where there was no target. */
export type TeamYearRow = { userId: string; name: string; months: readonly (number | null)[] };

export function teamYearRowOf(row: Wire<"MonthlyTeamRow">): TeamYearRow {
  return {
    userId: row.User_guid,
    name: row.Name_of_Recruiter,
    months: [
      row.January,
      row.February,
      row.March,
      row.April,
      row.May,
      row.June,
      row.July,
      row.August,
      row.September,
      row.October,
      row.November,
      row.December,
    ],
  };
}

async function teamYear(year: string, options: CallOptions): Promise<TeamYearRow[]> {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Monthly_Team_Dashboard/{year}", {
      params: { path: { year } },
      ...options,
    }),
  );
  return rows.map(teamYearRowOf);
}

export const teamYearQuery = (year: string) =>
  queryOptions({
    queryKey: [figuresTopic, "teamYear", year],
    queryFn: ({ signal }) => teamYear(year, { signal }),
    placeholderData: keepPreviousData,
  });

export const teamYearForFile = (year: string) => teamYear(year, forFile);
