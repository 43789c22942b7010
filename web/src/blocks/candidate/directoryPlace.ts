import { type DirectoryList, directorySorts } from "@/api/directory";
import { type DirectoryTab, directoryTabs } from "@/lib/directoryTabs";
import { fittedView } from "@/lib/pageSize";
import { pipelineCells } from "@/lib/pipeline";
import { choice, day, describePlace, flag, id, type PlaceOf, serial, table } from "@/lib/placeSearch";
import { pageOf, type TableView } from "@/lib/tableSearch";
import { waitFilters, waitsAsked } from "../waiting/waitPlace";

/** The date column of a tab, also its date filter: header, sort key and field. */
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

/** The server sorts by stored columns: the mapping date is when the application was created. */
export const dateSort = (tab: DirectoryTab): string => {
  const column = dateOf(tab);
  return column === "remapDate" ? "createdOn" : column;
};

/** Each tab opens sorted by its own date, newest first. */
export const tabView = (tab: DirectoryTab): TableView => fittedView("directory", `-${dateSort(tab)}`);

/** The place of the directory. Candidate details read it too, to find the neighbours. */
export const directoryPlace = describePlace(
  {
    /** The serial of the requisition; empty for the last chosen one. */
    req: serial,
    tab: choice(directoryTabs, "All"),
    /** Empty for all days. */
    date: day,
    /** The cell of the pipeline that is open; null for all candidates, closed ones too. */
    atWork: choice(pipelineCells, null),
  },
  ({ tab }) => ({
    table: table(() => tabView(tab), { sorts: directorySorts, filters: waitFilters }),
    /** The candidate whose timeline is open. */
    timeline: id,
    /** Whether the requisition is shown beside the list. */
    beside: flag,
  }),
);

export type DirectoryPlace = PlaceOf<typeof directoryPlace>;

/** The page of the list in this place, for a requisition given by its id or serial. */
export function directoryListOf(place: DirectoryPlace, requisition: string, waits: boolean): DirectoryList {
  return {
    requisition,
    tab: place.tab,
    date: place.date,
    atWork: place.atWork,
    ...waitsAsked(place.table, waits),
    page: pageOf(place.table),
  };
}
