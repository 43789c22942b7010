import { describePlace, table, text } from "@/lib/placeSearch";
import { usualView } from "@/lib/tableSearch";

/** The table, and the department whose form is open: its id, 'new', or empty. */
export const departmentsPlace = describePlace({ table: table(usualView("name", 50)), edit: text() });
