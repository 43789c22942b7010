import { followUpSorts } from "@/api/home";
import { type HomeFilter, type RequisitionList, requisitionSorts, tileKeys } from "@/api/requisition";
import {
  choice,
  day,
  describePlace,
  group,
  id,
  month,
  named,
  type PlaceOf,
  range,
  serial,
  table,
  when,
} from "@/lib/placeSearch";
import { defaultView, pageOf, type TableView, usualView } from "@/lib/tableSearch";

export const panels = ["source", "followUp", "calls"] as const;
export type PanelName = (typeof panels)[number];

export const panelView: TableView = { ...defaultView, size: 10 };

/** The place of the home dashboard. Closing a panel drops its parts. */
export const homePlace = describePlace(
  {
    filter: group({ department: named("dept", id), added: month, tat: month }),
    tile: choice(tileKeys, "all"),
    /** The Requisition List, newest first. */
    table: table(usualView("-addedOn", 10), { sorts: requisitionSorts, filters: {} }),
    /** The serial of the requisition whose assignment panel is open. */
    req: serial,
    panel: choice(panels, null),
  },
  ({ panel }) => ({
    /** Null for the panel's default range. */
    range: when(panel !== null, range),
    /** The day of the Calls Shortlist Dashboard; empty for today. */
    date: when(panel !== null, day),
    panelTable: when(
      panel !== null,
      table(panelView, {
        prefix: "p.",
        sorts: panel === "followUp" ? followUpSorts : undefined,
        filters: {},
      }),
    ),
  }),
);

export type HomePlace = PlaceOf<typeof homePlace>;

export function listOf({ filter, tile, table: view }: HomePlace): RequisitionList {
  return { tile, filter, page: pageOf(view) };
}

/** How many filters are set, for the button that hides them on a phone. */
export function filterCount({ department, added, tat }: HomeFilter): number {
  return [department, added, tat].filter(Boolean).length;
}
