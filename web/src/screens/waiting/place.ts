import { type WaitList, waitSections, waitSorts, waitStates } from "@/api/waiting";
import { fittedView } from "@/lib/pageSize";
import { choice, describePlace, type PlaceOf, table, text } from "@/lib/placeSearch";
import { pageOf } from "@/lib/tableSearch";

/** The place of Waiting; by default what is due first comes first, and a section keeps its own order. */
export const waitPlace = describePlace(
  {
    state: choice(waitStates, null),
    /** A user's id, or me. */
    person: text(/^(me|[0-9a-f-]{36})$/),
    /** A requisition's id or serial. */
    requisition: text(/^([0-9a-f-]{36}|\d{1,9}(-\d{1,4})?)$/),
    /** A section of the home card. */
    section: text(new RegExp(`^(${Object.keys(waitSections).join("|")})$`)),
  },
  ({ section }) => ({
    table: table(() => fittedView("waiting", section ? "section" : "due"), {
      sorts: waitSorts,
      filters: { party: text(), what: text() },
    }),
  }),
);

export type WaitPlace = PlaceOf<typeof waitPlace>;

export function listOf({ state, person, requisition, section, table: view }: WaitPlace): WaitList {
  return { state, person, requisition, section, filters: view.filters, page: pageOf(view) };
}
