import type { SearchSource } from "@/lib/tableSearch";

/** What /candidate_details shows: an application, and where one came from. */
export type DetailsSearch = {
  candidate?: string;
  /** The requisition's id or serial. */
  requisition?: string;
  /** The address of the list one came from: Back leads there, and its rows are the next and previous candidates. */
  from?: string;
};

const idPattern = /^[0-9a-f-]{36}$/;
const requisitionPattern = /^([0-9a-f-]{36}|\d{1,9}(-\d{1,4})?)$/;
/** Only a path of our own: an address of somebody else must not hide behind Back. */
const fromPattern = /^\/[a-z_]+(\?.*)?$/i;

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === "string" && pattern.test(value) ? value : undefined;
}

export function parseDetailsSearch(search: SearchSource): DetailsSearch {
  const candidate = matching(search.candidate, idPattern);
  const requisition = matching(search.requisition, requisitionPattern);
  const from = matching(search.from, fromPattern);
  return { ...(candidate && { candidate }), ...(requisition && { requisition }), ...(from && { from }) };
}

/** The address of a candidate's details; `from` is that of the list it was opened from. */
export function detailsHref(candidate: string, requisition: string, from?: string): string {
  const search = new URLSearchParams({ candidate, requisition, ...(from && { from }) });
  return `/candidate_details?${search}`;
}
