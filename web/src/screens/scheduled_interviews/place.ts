import { describePlace, table } from "@/lib/placeSearch";
import { defaultView } from "@/lib/tableSearch";

/** The table, in the order in which interviews are dealt with. */
export const interviewsPlace = describePlace({ table: table(defaultView) });
