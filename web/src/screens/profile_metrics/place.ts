import { describePlace, flag, id, month, named, text } from "@/lib/placeSearch";

/** The place of Profile Metrics: the requisition of the funnel, the month of the chart, and the open slice. */
export const profilePlace = describePlace({
  department: named("dept", id),
  requisition: named("req", id),
  month,
  compare: flag,
  source: text(),
});
