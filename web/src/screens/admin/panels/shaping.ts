import { splitParts } from "@/lib/text";

/** Formats the numbers and lists of the panels. */

/** The maximum of each bar: calls, shortlistings, target. */
export const fullCalls = 100;
export const fullShortlisted = 6;
export const fullTarget = 100;

/** Recruiters see two position chips, others three; everybody sees three sources. */
export const sourceChips = 3;
export const positionChips = (recruiter: boolean) => (recruiter ? 2 : 3);

/** The names of a comma-separated field. */
export const namesOf = (text: string) => splitParts(text, ",");

/** '87.5', at most 100. */
export function achievedText(percentage: number): string {
  return String(Math.min(percentage, fullTarget));
}

export const isAchieved = (percentage: number) => percentage >= fullTarget;
