import { type ReviewList, reviewSorts } from "@/api/review";
import {
  choice,
  describePlace,
  flag,
  id,
  month,
  named,
  type PlaceOf,
  range,
  table,
  text,
  together,
} from "@/lib/placeSearch";
import { presetRange } from "@/lib/ranges";
import { pageOf, usualView } from "@/lib/tableSearch";
import { reviewSeries } from "./shaping";

const seriesIds: readonly string[] = reviewSeries.map((series) => series.id);

/** The place of the Review Dashboard. */
export const reviewPlace = describePlace({
  /** The month of the chart; empty for the current one. */
  month: named("approved", month),
  compare: flag,
  /** The number of the chart whose requisitions are open. */
  number: together({ department: named("dept", id), series: choice(seriesIds, "") }),
  /** The range of the table; null for the default. */
  range,
  /** The table, newest assignment first. */
  table: table(usualView("-assignedOn", 10), {
    sorts: reviewSorts,
    filters: { department: text(), position: text(), recruiter: text() },
  }),
});

export const usualRange = (today: string) => presetRange("Last 7 Days", today);

export function listOf(place: PlaceOf<typeof reviewPlace>, today: string): ReviewList {
  const { range: chosen, table: view } = place;
  return { range: chosen ?? usualRange(today), filters: view.filters, page: pageOf(view) };
}
