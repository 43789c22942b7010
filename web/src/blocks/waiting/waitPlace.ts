import { type WaitsAsked, waitParties } from "@/api/waitingOn";
import { choice } from "@/lib/placeSearch";
import type { TableView } from "@/lib/tableSearch";

/** The column Waiting on of lists that show something else: hidden until chosen, and filtered by party. */
export const waitColumnId = "waitingOn";

const party = choice(waitParties, "");

/** The filter as a part of the table's place. */
export const waitFilters = { [waitColumnId]: party };

/** What a list asks of waits; a filtered column is always shown. */
export function waitsAsked({ filters }: TableView, shown: boolean): WaitsAsked {
  const waitingOn = party.read(filters, waitColumnId);
  return { waitingOn, waits: shown || waitingOn !== "" };
}
