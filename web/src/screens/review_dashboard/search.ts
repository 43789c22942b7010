import type { ReviewList, ReviewNumber } from "@/api/dashboard";
import { readMonth, readRange } from "@/lib/period";
import { type DayRange, presetRange } from "@/lib/ranges";
import {
  defaultView,
  knownView,
  pageOf,
  parseView,
  type SearchSource,
  serialiseView,
  type TableView,
} from "@/lib/tableSearch";
import { reviewSeries } from "./shaping";

/** What a person looks at on the Review Dashboard, as the address says it. */
export type ReviewPlace = {
  /** The month of the chart; empty for the current one. */
  month: string;
  /** The number of the chart whose requisitions are open. */
  number: Omit<ReviewNumber, "month"> | null;
  /** The range of the table; null for the usual one. */
  range: DayRange | null;
  table: TableView;
};

/** The newest assignment first. */
const reviewView: TableView = { ...defaultView, size: 10, sort: { id: "assignedOn", desc: true } };

const sorts = ["department", "position", "approvedOn", "assignedOn", "recruiter", "openings", "closed"];
const filters = ["department", "position", "recruiter"];
const idPattern = /^[0-9a-f-]{36}$/;

export const usualRange = (today: string) => presetRange("Last 7 Days", today);

export function readReview(search: SearchSource): ReviewPlace {
  const department = typeof search.dept === "string" && idPattern.test(search.dept) ? search.dept : "";
  const series = reviewSeries.find(({ id }) => id === search.series)?.id;
  return {
    month: readMonth(search, "approved"),
    number: department && series ? { department, series } : null,
    range: readRange(search),
    table: knownView(parseView(search, reviewView), reviewView, sorts, filters),
  };
}

export function writeReview({ month, number, range, table }: ReviewPlace): Record<string, string> {
  return {
    ...(month && { approved: month }),
    ...(number && { dept: number.department, series: number.series }),
    ...range,
    ...serialiseView(table, reviewView),
  };
}

export function listOf({ range, table }: ReviewPlace, today: string): ReviewList {
  return { range: range ?? usualRange(today), filters: table.filters, page: pageOf(table) };
}
