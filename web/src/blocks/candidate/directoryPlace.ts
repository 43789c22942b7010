import type { DirectoryList } from "@/api/directory";
import { type DirectoryTab, directoryTabs } from "@/lib/directoryTabs";
import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** What a person looks at in the directory, as its address says it. Candidate details read it too, to find the neighbours. */
export type DirectoryPlace = {
  /** The serial of the requisition; empty for the one that was chosen last. */
  req: string;
  tab: DirectoryTab;
  /** 'YYYY-MM-DD', empty for all days. */
  date: string;
  table: TableView;
  /** The candidate whose timeline is open. */
  timeline: string;
  /** Whether the requisition's facts, recruiters and timeline stand beside the list. */
  beside: boolean;
};

/** The date that a tab shows and is filtered by: its header, its sort key and its field. */
export const dateColumns = {
  createdOn: { header: "Created On", field: "createdOn" },
  remapDate: { header: "Remap Date", field: "createdOn" },
  dialedOn: { header: "Dialed On", field: "dialedOn" },
  latestDate: { header: "Latest Date", field: "latestDate" },
} as const;
export type DateColumn = keyof typeof dateColumns;

const ownDates: Partial<Record<DirectoryTab, DateColumn>> = {
  All: "createdOn",
  New: "createdOn",
  Remap: "remapDate",
  Call_Round: "dialedOn",
};

export const dateOf = (tab: DirectoryTab): DateColumn => ownDates[tab] ?? "latestDate";

/** The server sorts by what it stores: a candidate was mapped here when the application was created. */
export const dateSort = (tab: DirectoryTab): string => {
  const column = dateOf(tab);
  return column === "remapDate" ? "createdOn" : column;
};

const sortable: ReadonlySet<string> = new Set([
  "name",
  "mobile",
  "email",
  "address",
  "exp",
  "noticePeriod",
  "createdOn",
  "dialedOn",
  "latestDate",
  "status",
  "addedBy",
  "source",
]);

/** Each tab opens with the newest of its own date first. */
export const tabView = (tab: DirectoryTab): TableView => ({
  ...defaultView,
  size: 10,
  sort: { id: dateSort(tab), desc: true },
});

const serialPattern = /^\d{1,9}(-\d{1,4})?$/;
const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const idPattern = /^[0-9a-f-]{36}$/;

function text(search: SearchSource, key: string, pattern: RegExp): string {
  const value = search[key];
  return typeof value === "string" && pattern.test(value) ? value : "";
}

/** Reads the address, leaving out everything that the server would refuse. */
export function readDirectory(search: SearchSource): DirectoryPlace {
  const tab = directoryTabs.find((one) => one === search.tab) ?? "All";
  const base = tabView(tab);
  const table = parseView(search, base);
  return {
    req: text(search, "req", serialPattern),
    tab,
    date: text(search, "date", dayPattern),
    table: {
      ...table,
      sort: table.sort && sortable.has(table.sort.id) ? table.sort : base.sort,
      filters: {},
    },
    timeline: text(search, "timeline", idPattern),
    beside: search.beside === "1",
  };
}

/** Writes it, leaving out what is as usual. */
export function writeDirectory(place: DirectoryPlace): Record<string, string> {
  const { req, tab, date, table, timeline, beside } = place;
  const search: Record<string, string> = {};
  if (req) search.req = req;
  if (tab !== "All") search.tab = tab;
  if (date) search.date = date;
  Object.assign(search, serialiseView(table, tabView(tab)));
  if (timeline) search.timeline = timeline;
  if (beside) search.beside = "1";
  return search;
}

export const parseDirectorySearch = (search: SearchSource) => writeDirectory(readDirectory(search));

/** The page of the list that the place shows, of a requisition that is known by its id or serial. */
export function directoryListOf(place: DirectoryPlace, requisition: string): DirectoryList {
  const { page, size, q, sort } = place.table;
  return {
    requisition,
    tab: place.tab,
    date: place.date,
    page: { page, size, q, sort: sort ? (sort.desc ? "-" : "") + sort.id : "" },
  };
}
