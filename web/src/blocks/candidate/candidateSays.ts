import type { CandidateStep } from "@/api/candidateTimeline";

/** What a manager records of what the candidate said to the offer. */
export const recordedAs: ReadonlyMap<string, string> = new Map([
  ["Candidate Accepts", "Offer Accepted"],
  ["Candidate Declines", "Offer Not Accepted"],
]);

/** The comment on what the candidate said last that is recorded as the status; empty if they said nothing. */
export function saidBefore(status: string, steps: readonly CandidateStep[]): string {
  return steps.findLast((step) => recordedAs.get(step.status) === status)?.comment ?? "";
}
