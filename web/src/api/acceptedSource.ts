import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, unwrapAnswer, type Wire } from "./client";
import { figuresTopic, monthPath } from "./dashboard";
import { type CallOptions, everyRow, forFile } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";

/** How many of something come from a source of candidates. */
export type SourceNumber = { source: string; count: number };

/** The name of those whose source nobody gave. */
export const notDefined = "Not Defined";
const wholeName = "Total Count";

export function acceptedSourcesOf(rows: readonly Wire<"SourceValue">[]): readonly SourceNumber[] {
  return rows
    .filter(({ name }) => name !== wholeName)
    .map(({ name, value }) => ({ source: name, count: value }));
}

async function acceptedSources(
  month: string,
  days: DayRange | undefined,
  options: CallOptions,
): Promise<readonly SourceNumber[]> {
  // A month without any is answered with 409.
  const { rows, code } = await unwrapAnswer(
    client.GET("/api/Dashboard.svc/Source_Of_Candidate_Dashboard_Count/{month}/{year}", {
      params: { path: monthPath(month), query: days },
      ...options,
    }),
  );
  return code === "409" ? [] : acceptedSourcesOf(rows);
}

/** With days, those are counted instead of the month's. */
export const acceptedSourcesQuery = (month: string, days?: DayRange) =>
  queryOptions({
    queryKey: [figuresTopic, "acceptedSources", month, days],
    queryFn: ({ signal }) => acceptedSources(month, days, { signal }),
    placeholderData: keepPreviousData,
  });

export const acceptedSourcesForFile = (month: string) => acceptedSources(month, undefined, forFile);

/** A candidate who accepted an offer. */
export type SourceCandidate = {
  candidateId: string;
  requisitionId: string;
  name: string;
  calls: number;
  position: string;
  department: string;
  location: string;
  acceptedOn: string;
  recruiter: string;
};

export function sourceCandidateOf(row: Wire<"SourceCandidateRow">): SourceCandidate {
  return {
    candidateId: row.Can_id,
    requisitionId: row.REQ_ID,
    name: row.Name,
    calls: row.Total_Calls,
    position: row.Position_name,
    department: row.Dept_Name,
    location: row.Location,
    acceptedOn: row.Offer_accpeted_date,
    recruiter: row.HR_Name,
  };
}

/** A slice of the month. */
export type AcceptedSlice = { month: string; source: string };

async function acceptedOfSource({ month, source }: AcceptedSlice, page: ListPage, options: CallOptions) {
  const { rows, total } = await unwrap(
    client.GET("/api/Dashboard.svc/Source_Of_Candidatewise_List/{source}/{month}/{year}", {
      params: { path: { source, ...monthPath(month) }, query: pageQuery(page) },
      ...options,
    }),
  );
  return { rows: rows.map(sourceCandidateOf), total };
}

export const acceptedOfSourceQuery = (slice: AcceptedSlice, page: ListPage) =>
  queryOptions({
    queryKey: [figuresTopic, "acceptedOfSource", slice, page],
    queryFn: ({ signal }) => acceptedOfSource(slice, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allAcceptedOfSource = (slice: AcceptedSlice, view: ListPage) =>
  everyRow((page, options) => acceptedOfSource(slice, { ...view, ...page }, options));
