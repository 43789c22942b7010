import { fittedView } from "@/lib/pageSize";
import { describePlace, table } from "@/lib/placeSearch";

/** The table, in the order in which interviews are dealt with. */
export const interviewsPlace = describePlace({ table: table(() => fittedView("scheduled_interviews")) });
