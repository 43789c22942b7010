import { fittedView } from "@/lib/pageSize";
import { describePlace, table, text } from "@/lib/placeSearch";

/** The table, and the department whose form is open: its id, 'new', or empty. */
export const departmentsPlace = describePlace({
  table: table(() => fittedView("departments", "name")),
  edit: text(),
});
