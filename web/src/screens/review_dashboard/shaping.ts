import type { ReviewCount } from "@/api/review";
import type { Measure } from "@/lib/comparison";
import type { Bar, BarSeries } from "@/ui/StackedBars";

/** The three series of the chart, in stacking order. */
export const reviewSeries = [
  { id: "Requisition_Approved", label: "Requisition_Approved", hue: "sky" },
  { id: "Requisition_Assigned", label: "Requisition_Assigned", hue: "plum" },
  { id: "Closed", label: "Closed", hue: "green" },
] as const satisfies readonly BarSeries[];

/** What was approved is work to do: neither more nor less of it is good. */
export const reviewMeasures: readonly Measure[] = [{ good: null }, { good: null }, { good: "more" }];

/** One bar per department. */
export function barsOf(counts: readonly ReviewCount[]): Bar[] {
  return counts.map((row) => ({
    id: row.departmentId,
    name: row.department,
    values: [row.approved, row.assigned, row.closed],
  }));
}

/** Over all departments, in the order of the series. */
export function totalsOf(counts: readonly ReviewCount[]): number[] {
  return reviewSeries.map((_, at) => barsOf(counts).reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
}

/** The chart's height in pixels, which grows with the number of departments. */
export function chartHeight(departments: number): number {
  if (departments >= 20) return 1200;
  return departments >= 10 ? 800 : 500;
}
