import { describePlace, table } from "@/lib/placeSearch";
import { usualView } from "@/lib/tableSearch";

/** The table, with the soonest interview first. */
export const interviewsPlace = describePlace({ table: table(usualView("datetime")) });
