import { type DatabaseSearch, databaseSorts } from "@/api/candidateDatabase";
import { fittedView, rowHeight } from "@/lib/pageSize";
import { describePlace, id, type PlaceOf, table, text } from "@/lib/placeSearch";
import type { PageSize } from "@/lib/tableSearch";

export const databaseSizes: readonly PageSize[] = [10, 50, 100, 200];

const newestFirst = () => fittedView("candidate_database", "-createdOn", rowHeight, databaseSizes);

/** The place of the candidate database. The search text is the table's. */
export const databasePlace = describePlace({
  /** The name of a reference position. */
  ref: text(),
  /** The name of a position applied for. */
  position: text(),
  location: text(),
  table: table(newestFirst, { sorts: databaseSorts, filters: {}, sizes: databaseSizes }),
  /** The candidate whose timeline is open. */
  timeline: id,
});

export type DatabasePlace = PlaceOf<typeof databasePlace>;

type Searched = Pick<DatabasePlace, "ref" | "position" | "location"> & { q: string };

export const searchOf = ({ q, ref, position, location }: Searched): DatabaseSearch => ({
  text: q,
  referencePosition: ref,
  position,
  location,
});

/** Another search begins at its first page, newest first. */
export const searchedPlace = (
  { table: { size } }: DatabasePlace,
  { text: q, referencePosition: ref, position, location }: DatabaseSearch,
): Partial<DatabasePlace> => ({
  ref,
  position,
  location,
  table: { ...newestFirst(), size, q },
  timeline: "",
});

/** The address of the list, for the way back from a candidate. */
export function addressOf(place: DatabasePlace): string {
  return `/candidate_database?${new URLSearchParams(databasePlace.write({ ...place, timeline: "" }))}`;
}
