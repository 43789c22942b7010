import { comparison } from "@/lib/comparison";
import { describePlace, id, month, named, text } from "@/lib/placeSearch";

/** The place of Profile Metrics: the requisition of the funnel, the month of the chart, and the open slice. */
export const profilePlace = describePlace({
  department: named("dept", id),
  requisition: named("req", id),
  month,
  compare: comparison("profile_metrics"),
  source: text(),
});
