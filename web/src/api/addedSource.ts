import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import type { SourceNumber } from "./acceptedSource";
import { client, unwrap, type Wire } from "./client";
import { figuresTopic, monthPath } from "./dashboard";
import { type CallOptions, everyRow, forFile } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";

async function addedSources(
  month: string,
  days: DayRange | undefined,
  options: CallOptions,
): Promise<readonly SourceNumber[]> {
  const { body } = await unwrap(
    client.GET("/api/Dashboard.svc/Get_Pie_Chart_Data/{month}/{year}", {
      params: { path: monthPath(month), query: days },
      ...options,
    }),
  );
  return ((body.pie_data ?? []) as Wire<"PieRow">[]).map((row) => ({
    source: row.Source_of_Candidate,
    count: row.Count_of_Candidate,
  }));
}

/** The candidates whose record was made in a month, or on these days, by source. */
export const addedSourcesQuery = (month: string, days?: DayRange) =>
  queryOptions({
    queryKey: [figuresTopic, "addedSources", month, days],
    queryFn: ({ signal }) => addedSources(month, days, { signal }),
    placeholderData: keepPreviousData,
  });

export const addedSourcesForFile = (month: string) => addedSources(month, undefined, forFile);

/** A slice of the month. */
export type AddedSlice = { month: string; source: string };

async function addedCandidates({ month, source }: AddedSlice, page: ListPage, options: CallOptions) {
  const { rows, total } = await unwrap(
    client.GET("/api/added_candidates/{month}/{year}", {
      params: { path: monthPath(month), query: { ...pageQuery(page), source } },
      ...options,
    }),
  );
  return { rows: rows.map(({ id, ...rest }) => ({ ...rest, candidateId: id })), total };
}

/** A candidate whose record was made in the month. */
export type AddedCandidate = Awaited<ReturnType<typeof addedCandidates>>["rows"][number];

export const addedCandidatesQuery = (slice: AddedSlice, page: ListPage) =>
  queryOptions({
    queryKey: [figuresTopic, "addedCandidates", slice, page],
    queryFn: ({ signal }) => addedCandidates(slice, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allAddedCandidates = (slice: AddedSlice, view: ListPage) =>
  everyRow((page, options) => addedCandidates(slice, { ...view, ...page }, options));
