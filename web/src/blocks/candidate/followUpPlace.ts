import { followUpSorts } from "@/api/home";
import { choice, range, table } from "@/lib/placeSearch";
import { twoMonthsBack } from "@/lib/ranges";
import { defaultView, pageOf, type SearchSource } from "@/lib/tableSearch";

/** The parameters of the Follow Up panel on the home dashboard. */
export const followUpPanel = "followUp";
export const panelPrefix = "p.";

const panel = choice([followUpPanel], null);
const view = table(defaultView, { prefix: panelPrefix, sorts: followUpSorts, filters: {} });

/** The follow-ups that the home dashboard shows, whichever page is open; null if it does not show them. */
export function followUpListOf(search: SearchSource, today: string) {
  if (panel.read(search, "panel") === null) return null;
  const { sort, q } = pageOf(view.read(search, ""));
  return { ...(range.read(search, "") ?? twoMonthsBack(today)), sort, q };
}
