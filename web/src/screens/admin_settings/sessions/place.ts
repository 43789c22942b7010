import { type LoginSessionFilter, loginSessionSorts } from "@/api/loginSession";
import { fittedView } from "@/lib/pageSize";
import { describePlace, type PlaceOf, table, text } from "@/lib/placeSearch";
import { pageOf } from "@/lib/tableSearch";

/** The table, last seen first, and the user whose browsers are shown; empty for everybody's. */
export const sessionsPlace = describePlace({
  table: table(() => fittedView("sessions", "-seenAt"), { sorts: loginSessionSorts, filters: {} }),
  user: text(),
});

export function filterOf({ table, user }: PlaceOf<typeof sessionsPlace>): LoginSessionFilter {
  return { ...pageOf(table), user };
}
