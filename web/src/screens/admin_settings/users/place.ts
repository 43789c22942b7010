import { roles, type UserFilter, userSorts } from "@/api/user";
import { fittedView } from "@/lib/pageSize";
import { choice, describePlace, id, type PlaceOf, table, text } from "@/lib/placeSearch";
import { pageOf, type TableView } from "@/lib/tableSearch";

/** The place: the table, the user whose drawer is open, and the open form. */
export const usersPlace = describePlace({
  table: table(() => fittedView("users", "name"), {
    sorts: userSorts,
    filters: {
      role: choice(roles, ""),
      department: id,
      grant: text(/^\w{1,40}$/),
      active: choice(["yes", "no"], ""),
    },
  }),
  user: text(),
  form: choice(["add", "edit"], ""),
});

export type UsersPlace = PlaceOf<typeof usersPlace>;

export function filterOf(view: TableView): UserFilter {
  return { role: "", department: "", grant: "", active: "", ...view.filters, ...pageOf(view) };
}
