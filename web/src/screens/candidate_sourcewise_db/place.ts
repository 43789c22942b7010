import { describePlace, flag, month, text } from "@/lib/placeSearch";

/** The place of Selected Candidate Source: the month, empty for the current one, and the source that is open. */
export const sourcePlace = describePlace({
  month,
  compare: flag,
  source: text(),
});
