import { type HomeFilter, type RequisitionList, type TileKey, tileKeys } from "@/api/requisition";
import type { DayRange } from "@/lib/ranges";
import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** What a person looks at on the home dashboard, as the address says it. */

export const panels = ["source", "followUp", "calls"] as const;
export type PanelName = (typeof panels)[number];

export type HomePlace = {
  filter: HomeFilter;
  tile: TileKey;
  table: TableView;
  /** The serial of the requisition whose assignment panel is open. */
  req: string;
  panel: PanelName | null;
  /** Null for the panel's usual range. */
  range: DayRange | null;
  /** The day of the Calls Shortlist Dashboard; null for today. */
  date: string | null;
  panelTable: TableView;
};

/** The Requisition List opens with the newest first. */
export const listView: TableView = { ...defaultView, size: 10, sort: { id: "addedOn", desc: true } };
export const panelView: TableView = { ...defaultView, size: 10 };
const panelPrefix = "p.";

const sortable: ReadonlySet<string> = new Set([
  "serial",
  "position",
  "department",
  "positions",
  "location",
  "employmentStatus",
  "employmentType",
  "rehireFor",
  "addedOn",
  "tat",
  "status",
  "stipend",
  "tenure",
]);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const idPattern = /^[0-9a-f-]{36}$/;
const serialPattern = /^\d{1,9}(-\d{1,4})?$/;

function text(search: SearchSource, key: string, pattern: RegExp): string {
  const value = search[key];
  return typeof value === "string" && pattern.test(value) ? value : "";
}

/** Reads the address, leaving out everything that the server would refuse. */
export function readHome(search: SearchSource): HomePlace {
  const table = parseView(search, listView);
  const from = text(search, "from", dayPattern);
  const to = text(search, "to", dayPattern);
  return {
    filter: {
      department: text(search, "dept", idPattern),
      added: text(search, "added", monthPattern),
      tat: text(search, "tat", monthPattern),
    },
    tile: tileKeys.find((key) => key === search.tile) ?? "all",
    table: {
      ...table,
      sort: table.sort && sortable.has(table.sort.id) ? table.sort : listView.sort,
      filters: {},
    },
    req: text(search, "req", serialPattern),
    panel: panels.find((name) => name === search.panel) ?? null,
    range: from && to && from <= to ? { from, to } : null,
    date: text(search, "date", dayPattern) || null,
    panelTable: { ...parseView(search, panelView, panelPrefix), filters: {} },
  };
}

/** Writes it, leaving out what is as usual. What belongs to a panel goes when the panel is closed. */
export function writeHome(place: HomePlace): Record<string, string> {
  const { filter, tile, table, req, panel, range, date, panelTable } = place;
  const search: Record<string, string> = {};
  if (filter.department) search.dept = filter.department;
  if (filter.added) search.added = filter.added;
  if (filter.tat) search.tat = filter.tat;
  if (tile !== "all") search.tile = tile;
  Object.assign(search, serialiseView(table, listView));
  if (req) search.req = req;
  if (!panel) return search;
  search.panel = panel;
  if (range) Object.assign(search, range);
  if (date) search.date = date;
  return Object.assign(search, serialiseView(panelTable, panelView, panelPrefix));
}

export const parseHomeSearch = (search: SearchSource) => writeHome(readHome(search));

export function sortText({ sort }: TableView): string {
  return sort ? (sort.desc ? "-" : "") + sort.id : "";
}

export function listOf({ filter, tile, table }: HomePlace): RequisitionList {
  const { page, size, q } = table;
  return { tile, filter, page: { page, size, sort: sortText(table), q } };
}

/** How many filters are set, for the button that hides them on a phone. */
export function filterCount({ department, added, tat }: HomeFilter): number {
  return [department, added, tat].filter(Boolean).length;
}
