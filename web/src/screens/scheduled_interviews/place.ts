import { fittedView } from "@/lib/pageSize";
import { choice, describePlace, table } from "@/lib/placeSearch";
import { turns } from "./turns";

/** The table, in the order in which interviews are dealt with; of all interviews, or of one turn. */
export const interviewsPlace = describePlace({
  turn: choice(turns, ""),
  table: table(() => fittedView("scheduled_interviews")),
});
