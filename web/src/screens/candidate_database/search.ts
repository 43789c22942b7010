import type { DatabaseSearch } from "@/api/candidateDatabase";

/** The sentence before the first search; the toast about an empty one counts differently. */
export const notSearched = "Please enter any or all four parameter to see the search result.";
export const nothingEntered = "Please enter any or all three parameter to see the search result.";
export const tooShort = "Search Parameter Should be atleast 3 Characters";

export const nothing: DatabaseSearch = { text: "", referencePosition: "", position: "", location: "" };

const shortest = 3;

/** Why a search cannot be run; null if it can. */
export function faultOf({ text, referencePosition, position, location }: DatabaseSearch): string | null {
  const typed = [...text.trim()].length;
  if (typed === 0 && !referencePosition && !position && !location) return nothingEntered;
  return typed > 0 && typed < shortest ? tooShort : null;
}

export const sameSearch = (a: DatabaseSearch, b: DatabaseSearch) =>
  a.text.trim() === b.text.trim() &&
  a.referencePosition === b.referencePosition &&
  a.position === b.position &&
  a.location === b.location;
