import { type DirectoryList, directorySorts } from "@/api/directory";
import { type DirectoryTab, directoryTabs } from "@/lib/directoryTabs";
import { choice, day, describePlace, flag, id, type PlaceOf, serial, table } from "@/lib/placeSearch";
import { pageOf, type TableView, usualView } from "@/lib/tableSearch";

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

/** Each tab opens with the newest of its own date first. */
export const tabView = (tab: DirectoryTab): TableView => usualView(`-${dateSort(tab)}`, 10);

/** What a person looks at in the directory. Candidate details read it too, to find the neighbours. */
export const directoryPlace = describePlace(
  {
    /** The serial of the requisition; empty for the one that was chosen last. */
    req: serial,
    tab: choice(directoryTabs, "All"),
    /** Empty for all days. */
    date: day,
  },
  ({ tab }) => ({
    table: table(tabView(tab), { sorts: directorySorts, filters: {} }),
    /** The candidate whose timeline is open. */
    timeline: id,
    /** Whether the requisition's facts, recruiters and timeline stand beside the list. */
    beside: flag,
  }),
);

export type DirectoryPlace = PlaceOf<typeof directoryPlace>;

/** The page of the list that the place shows, of a requisition that is known by its id or serial. */
export function directoryListOf(place: DirectoryPlace, requisition: string): DirectoryList {
  return { requisition, tab: place.tab, date: place.date, page: pageOf(place.table) };
}
