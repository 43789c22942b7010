import { describePlace, table } from "@/lib/placeSearch";
import { usualView } from "@/lib/tableSearch";

/** The table, soonest interview first. */
export const interviewsPlace = describePlace({ table: table(usualView("datetime")) });
