import { describePlace, id, type PlaceOf, text } from "@/lib/placeSearch";

/** The place of /candidate_details: an application and the list it was opened from. */
export const detailsPlace = describePlace({
  candidate: id,
  /** The requisition's id or serial. */
  requisition: text(/^([0-9a-f-]{36}|\d{1,9}(-\d{1,4})?)$/),
  /**
   * The address of the list the user came from: Back leads there, and its rows are the next and previous candidates.
   * Only our own paths are allowed, so that Back never leads to another site.
   */
  from: text(/^\/[a-z_]+(\?.*)?$/i),
  /** The status that is to be recorded in the offer stage: the dialog opens with it, and with what the candidate said. */
  record: text(/^Offer (Not )?Accepted$/),
});

export type DetailsPlace = PlaceOf<typeof detailsPlace>;

/** The address of a candidate's details; `from` is the address of the list. */
export function detailsHref(candidate: string, requisition: string, from?: string): string {
  const search = new URLSearchParams({
    candidate,
    requisition,
    ...(from && { from }),
  });
  return `/candidate_details?${search}`;
}
