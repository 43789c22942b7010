import { followUpSorts } from "@/api/home";
import {
  type HomeFilter,
  type RequisitionList,
  requisitionSorts,
  type TileKey,
  tileKeys,
} from "@/api/requisition";
import { followUpPanel, panelPrefix } from "@/blocks/candidate/followUpPlace";
import { waitFilters, waitsAsked } from "@/blocks/waiting/waitPlace";
import { fittedView, spaciousRowHeight } from "@/lib/pageSize";
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
import { changeView, pageOf, type TableView, usualView } from "@/lib/tableSearch";

export const panels = ["source", followUpPanel, "calls"] as const;
export type PanelName = (typeof panels)[number];

export const panelView = () => fittedView("home_panels");

/** Newest first; overdue ones begin with the one that is due longest. */
const sortOf = (tile: TileKey) => (tile === "OVERDUE" ? "tat" : "-addedOn");

/** The place of the home dashboard. Closing a panel drops its parts. */
const placeWith = (listView: (tile: TileKey) => TableView) =>
  describePlace(
    {
      filter: group({ department: named("dept", id), added: month, tat: month }),
      tile: choice(tileKeys, "all"),
      /** The serial of the requisition whose assignment panel is open. */
      req: serial,
      panel: choice(panels, null),
    },
    ({ tile, panel }) => ({
      /** The Requisition List. */
      table: table(() => listView(tile), { sorts: requisitionSorts, filters: waitFilters }),
      /** Null for the panel's default range. */
      range: when(panel !== null, range),
      /** The day of the Calls Shortlist Dashboard; empty for today. */
      date: when(panel !== null, day),
      panelTable: when(
        panel !== null,
        table(panelView, {
          prefix: panelPrefix,
          sorts: panel === followUpPanel ? followUpSorts : undefined,
          filters: {},
        }),
      ),
    }),
  );

export const homePlace = placeWith((tile) => fittedView("requisitions", sortOf(tile)));
/** Of those who have more room in every row, and so fewer rows in a window. */
export const spaciousHomePlace = placeWith((tile) =>
  fittedView("requisitions", sortOf(tile), spaciousRowHeight),
);

export type HomePlace = PlaceOf<typeof homePlace>;

/** Another tile comes in its own order, unless the user has chosen one. */
export function chooseTile({ tile: before, table: view }: HomePlace, tile: TileKey): Partial<HomePlace> {
  const usual = pageOf(view).sort === sortOf(before);
  return { tile, table: changeView(view, usual ? { sort: usualView(sortOf(tile)).sort } : {}) };
}

export function listOf({ filter, tile, table: view }: HomePlace, waits: boolean): RequisitionList {
  return { tile, filter, ...waitsAsked(view, waits), page: pageOf(view) };
}

/** How many filters are set, for the button that hides them on a phone. */
export function filterCount({ department, added, tat }: HomeFilter): number {
  return [department, added, tat].filter(Boolean).length;
}
