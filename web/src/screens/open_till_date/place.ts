import { type OpenList, openSorts, openStates } from "@/api/openTillDate";
import { fittedView } from "@/lib/pageSize";
import { choice, describePlace, named, type PlaceOf, table, text } from "@/lib/placeSearch";
import { pageOf } from "@/lib/tableSearch";

/** The place of Open Till Date; by default the longest open requisition comes first. */
export const openPlace = describePlace({
  state: named("status", choice(openStates, null)),
  table: table(() => fittedView("open_till_date", "-daysOpen"), {
    sorts: openSorts,
    filters: { department: text(), location: text(), employmentType: text() },
  }),
});

export type OpenPlace = PlaceOf<typeof openPlace>;

export function listOf({ state, table: view }: OpenPlace): OpenList {
  return { state, filters: view.filters, page: pageOf(view) };
}
