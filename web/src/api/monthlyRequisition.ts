import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { type TtfDetail, ttfDetailOf } from "./averageTtf";
import { client, unwrap, type Wire } from "./client";
import { figuresTopic } from "./dashboard";
import { type CallOptions, forFile } from "./forFile";
import { type ReviewedRequisition, reviewedOf } from "./review";

/** The columns by our names, with those of the call. */
const columnNames = {
  openFullTime: "open_full_time",
  openPartTime: "open_part_time",
  openTotal: "open_total",
  closedFullTime: "closed_full_time",
  closedPartTime: "closed_part_time",
  closedTotal: "closed_total",
  closedInTat: "closed_in_tat",
} as const;

export type MonthlyColumn = keyof typeof columnNames;
export const monthlyColumns = Object.keys(columnNames) as MonthlyColumn[];

/** A month of Monthly Requisition Data, or the whole year. */
export type MonthlyRow = Readonly<Record<MonthlyColumn, number>> & { slot: string; monthName: string };

export function monthlyRowOf(row: Wire<"MonthlyRow">): MonthlyRow {
  const counts = Object.fromEntries(monthlyColumns.map((column) => [column, row[columnNames[column]]]));
  return { ...(counts as Record<MonthlyColumn, number>), slot: row.slot, monthName: row.monthName };
}

async function monthlyRequisitions(
  year: string,
  days: DayRange | undefined,
  options: CallOptions,
): Promise<MonthlyRow[]> {
  const { rows } = await unwrap(
    client.GET("/api/monthly_requisitions/{year}", { params: { path: { year }, query: days }, ...options }),
  );
  return rows.map(monthlyRowOf);
}

/** With days, those are counted instead of the year's. */
export const monthlyRequisitionsQuery = (year: string, days?: DayRange) =>
  queryOptions({
    queryKey: [figuresTopic, "monthlyRequisitions", year, days],
    queryFn: ({ signal }) => monthlyRequisitions(year, days, { signal }),
    placeholderData: keepPreviousData,
  });

export const monthlyRequisitionsForFile = (year: string) => monthlyRequisitions(year, undefined, forFile);

/** Which number: of a month, or of the year, named Total. */
export type MonthlyNumber = { year: string; monthName: string; column: MonthlyColumn };

/** Requisitions that were approved, or those with positions closed; the other list is empty. */
export type MonthlyDetails = { opened: readonly ReviewedRequisition[]; closed: readonly TtfDetail[] };

async function monthlyDetails(number: MonthlyNumber, options: CallOptions): Promise<MonthlyDetails> {
  const path = { ...number, column: columnNames[number.column] };
  const { body } = await unwrap(
    client.GET("/api/monthly_requisitions/{year}/{monthName}/{column}", { params: { path }, ...options }),
  );
  const { opened, closed } = body as unknown as {
    opened: Wire<"ReviewedRequisitionRow">[];
    closed: Wire<"DetailRow">[];
  };
  return { opened: opened.map(reviewedOf), closed: closed.map(ttfDetailOf) };
}

export const monthlyDetailsQuery = (number: MonthlyNumber) =>
  queryOptions({
    queryKey: [figuresTopic, "monthlyDetails", number],
    queryFn: ({ signal }) => monthlyDetails(number, { signal }),
  });

export const monthlyDetailsForFile = (number: MonthlyNumber) => monthlyDetails(number, forFile);
