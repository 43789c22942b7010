import type { OpenList, OpenState } from "@/api/dashboard";
import {
  defaultView,
  knownView,
  pageOf,
  parseView,
  type SearchSource,
  serialiseView,
  type TableView,
} from "@/lib/tableSearch";

/** What a person looks at on Open Till Date, as the address says it. */
export type OpenPlace = { state: OpenState | null; table: TableView };

/** It opens with the requisition at the top that has been open longest. */
const openView: TableView = { ...defaultView, sort: { id: "daysOpen", desc: true } };

const sorts = [
  "approvedOn",
  "designation",
  "department",
  "location",
  "employmentType",
  "daysOpen",
  "tat",
  "status",
];
const filters = ["department", "location", "employmentType"];
const states: readonly OpenState[] = ["In-progress", "Delayed"];

export function readOpen(search: SearchSource): OpenPlace {
  return {
    state: states.find((state) => state === search.status) ?? null,
    table: knownView(parseView(search, openView), openView, sorts, filters),
  };
}

export function writeOpen({ state, table }: OpenPlace): Record<string, string> {
  return { ...(state && { status: state }), ...serialiseView(table, openView) };
}

export function listOf({ state, table }: OpenPlace): OpenList {
  return { state, filters: table.filters, page: pageOf(table) };
}
