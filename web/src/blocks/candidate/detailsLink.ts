import { describePlace, id, type PlaceOf, text } from "@/lib/placeSearch";

/** What /candidate_details shows: an application, and where one came from. */
export const detailsPlace = describePlace({
  candidate: id,
  /** The requisition's id or serial. */
  requisition: text(/^([0-9a-f-]{36}|\d{1,9}(-\d{1,4})?)$/),
  /**
   * The address of the list one came from: Back leads there, and its rows are the next and previous candidates. Only a
   * path of our own: an address of somebody else must not hide behind Back.
   */
  from: text(/^\/[a-z_]+(\?.*)?$/i),
});

export type DetailsPlace = PlaceOf<typeof detailsPlace>;

/** The address of a candidate's details; `from` is that of the list it was opened from. */
export function detailsHref(candidate: string, requisition: string, from?: string): string {
  const search = new URLSearchParams({ candidate, requisition, ...(from && { from }) });
  return `/candidate_details?${search}`;
}
