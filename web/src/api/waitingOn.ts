import type { Wire } from "./client";

/** Whom the rows of a list wait on. */

export const waitParties = [
  "recruiter",
  "interviewer",
  "candidate",
  "manager",
  "approver",
  "nobody",
] as const;
export type WaitParty = (typeof waitParties)[number];

/** The parties as people read them. */
export const partyNames: Readonly<Record<WaitParty, string>> = {
  recruiter: "Recruiter",
  interviewer: "Interviewer",
  candidate: "Candidate",
  manager: "Manager",
  approver: "Approver",
  nobody: "Nobody",
};

/** Whom a row of another list waits on. */
export type WaitingOn = Wire<"WaitingOnRow">;

/** What other lists ask of waits: rows that wait on a party, and whether each row tells whom it waits on. */
export type WaitsAsked = { waitingOn: WaitParty | ""; waits: boolean };

export const waitingOnQuery = ({ waitingOn }: Pick<WaitsAsked, "waitingOn">) =>
  waitingOn ? { waitingOn } : {};

export const waitsQuery = (asked: WaitsAsked) => ({
  ...waitingOnQuery(asked),
  ...(asked.waits && { waits: true }),
});

/** The name of who must act, as people read it. */
export function waitName({ party, person }: { party: string; person: string }): string {
  if (person) return person;
  if (party === "recruiter") return "the queue";
  return party === "manager" ? "a manager" : party === "nobody" ? "nobody" : `the ${party}`;
}

/** Whom a row waits on and what for, in a few words. */
export function waitWords(wait: WaitingOn | null): string {
  if (!wait) return "";
  if (wait.party === "nobody") return wait.what || "Nobody";
  return `${waitName(wait)}: ${wait.what}`;
}
