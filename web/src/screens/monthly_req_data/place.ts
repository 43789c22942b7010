import { monthlyColumns } from "@/api/monthlyRequisition";
import { rowNames } from "@/blocks/dashboard/year";
import { choice, describePlace, flag, named, together, year } from "@/lib/placeSearch";

/** The place of Monthly Requisition Data: the year, empty for the current one, and the number that is open. */
export const monthlyPlace = describePlace({
  year,
  compare: flag,
  number: together({
    monthName: named("month", choice(rowNames, "")),
    column: choice(monthlyColumns, null),
  }),
});
