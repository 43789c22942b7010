import { followUpSorts } from "@/api/home";
import {
  type HomeFilter,
  type RequisitionList,
  requisitionSorts,
  type TileKey,
  tileKeys,
} from "@/api/requisition";
import { followUpPanel, panelPrefix } from "@/blocks/candidate/followUpPlace";
import { fittingSize, rememberedSize } from "@/lib/pageSize";
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
import { changeView, defaultView, pageOf, type TableView, usualView } from "@/lib/tableSearch";

export const panels = ["source", followUpPanel, "calls"] as const;
export type PanelName = (typeof panels)[number];

/** The pixels that the rest of the screen takes beside the rows of the list, and of a panel. */
const besideList = 380;
const besidePanel = 220;

/** The lists whose chosen page size is remembered. */
export const listName = "requisitions";
export const panelsName = "home_panels";

export const panelView = (): TableView => ({
  ...defaultView,
  size: rememberedSize(panelsName) ?? fittingSize(besidePanel),
});

/** Newest first; overdue ones begin with the one that is due longest. */
const listView = (tile: TileKey): TableView =>
  usualView(tile === "OVERDUE" ? "tat" : "-addedOn", rememberedSize(listName) ?? fittingSize(besideList));

/** The place of the home dashboard. Closing a panel drops its parts. */
export const homePlace = describePlace(
  {
    filter: group({ department: named("dept", id), added: month, tat: month }),
    tile: choice(tileKeys, "all"),
    /** The serial of the requisition whose assignment panel is open. */
    req: serial,
    panel: choice(panels, null),
  },
  ({ tile, panel }) => ({
    /** The Requisition List. */
    table: table(() => listView(tile), { sorts: requisitionSorts, filters: {} }),
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

export type HomePlace = PlaceOf<typeof homePlace>;

/** Another tile comes in its own order, unless the user has chosen one. */
export function chooseTile({ tile: before, table: view }: HomePlace, tile: TileKey): Partial<HomePlace> {
  const { sort } = listView(before);
  const usual = view.sort?.id === sort?.id && view.sort?.desc === sort?.desc;
  return { tile, table: changeView(view, usual ? { sort: listView(tile).sort } : {}) };
}

export function listOf({ filter, tile, table: view }: HomePlace): RequisitionList {
  return { tile, filter, page: pageOf(view) };
}

/** How many filters are set, for the button that hides them on a phone. */
export function filterCount({ department, added, tat }: HomeFilter): number {
  return [department, added, tat].filter(Boolean).length;
}
