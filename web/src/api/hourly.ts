import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ComparedDays } from "@/lib/comparison";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, type Wire } from "./client";
import { countedEventOf } from "./countedEvent";
import { figuresTopic } from "./dashboard";
import { type CallOptions, everyRow, forFile } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";

/** The metrics by our names, with the fields of the rows. */
const metricFields = {
  connects: "CALLS",
  calls: "Total_Calls",
  shortlisted: "SHORTLISTED",
  hrRound: "INTERVIEW",
  techRound: "Tech_Round",
} as const;

export type HourlyMetric = keyof typeof metricFields;

/** What a recruiter did in an hour; ten of them a recruiter. */
export type HourlyFact = Readonly<Record<HourlyMetric, number>> & {
  recruiterId: string;
  name: string;
  slot: number;
};

export function hourlyFactOf(row: Wire<"HourlyRow">): HourlyFact {
  return {
    recruiterId: row.User_Guid,
    name: row.Name,
    slot: row.SLOT,
    connects: row.CALLS,
    calls: row.Total_Calls,
    shortlisted: row.SHORTLISTED,
    hrRound: row.INTERVIEW,
    techRound: row.Tech_Round,
  };
}

async function hourly({ from, to, sameHour }: ComparedDays, options: CallOptions): Promise<HourlyFact[]> {
  const { rows } = await unwrap(
    client.GET("/api/Requirement_Dashboard.svc/get_call_records_by_hours/{fromDate}/{toDate}", {
      params: { path: { fromDate: from, toDate: to }, query: { sameHour } },
      ...options,
    }),
  );
  return rows.map(hourlyFactOf);
}

export const hourlyQuery = (range: ComparedDays) =>
  queryOptions({
    queryKey: [figuresTopic, "hourly", range],
    queryFn: ({ signal }) => hourly(range, { signal }),
    placeholderData: keepPreviousData,
  });

export const hourlyForFile = (range: DayRange) => hourly(range, forFile);

/** A cell: of a recruiter or `all`, and of an hour or `Total`. */
export type HourlyCell = { range: DayRange; metric: HourlyMetric; recruiter: string; slot: string };

async function hourlyEvents(cell: HourlyCell, page: ListPage, options: CallOptions) {
  const { range, metric, recruiter, slot } = cell;
  const { rows, total } = await unwrap(
    client.GET(
      "/api/Dashboard.svc/Hourly_Performance_Candidate_Data/{userGuid}/{from}/{to}/{slot}/{metric}",
      {
        params: {
          path: { userGuid: recruiter, ...range, slot, metric: metricFields[metric] },
          query: pageQuery(page),
        },
        ...options,
      },
    ),
  );
  return { rows: rows.map(countedEventOf), total };
}

export const hourlyEventsQuery = (cell: HourlyCell, page: ListPage) =>
  queryOptions({
    queryKey: [figuresTopic, "hourlyEvents", cell, page],
    queryFn: ({ signal }) => hourlyEvents(cell, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allHourlyEvents = (cell: HourlyCell, view: ListPage) =>
  everyRow((page, options) => hourlyEvents(cell, { ...view, ...page }, options));
