import { expect, it } from "vitest";
import { type Dot, looksOf, statusLook, statusNames } from "./statusTone";
import type { Tone } from "./tone";

/** The expected tones, copied from the design. */
const tones: Record<Tone, string[]> = {
  slate: ["New", "Skip", "Unapproved", "Revoke", "Hr Revoke", "Position Revoke"],
  sky: ["Approved", "Offer Sent", "Push To Offer", "Open"],
  plum: ["Assigned", "Re-Assigned", "Re-map", "Offer Not Accepted"],
  amber: ["Inprogress", "In Progress", "On-Going"],
  teal: ["Ringing", "Scheduled", "Rescheduled", "Shortlisted", "KYC"],
  green: ["Completed", "Onboarded", "Joined", "Offer Accepted", "Selected"],
  olive: ["Hold", "On-Hold", "Call Back", "Will Revert", "Hold/Revoke"],
  red: ["Overdue", "Rejected", "Backed Out", "Blacklisted", "Delayed"],
};

it.each(Object.entries(tones).flatMap(([tone, names]) => names.map((name) => [name, tone])))(
  "%s is %s",
  (name, tone) => {
    expect(statusLook(name).tone).toBe(tone);
  },
);

it.each([
  ["New", "full"],
  ["Unapproved", "ring"],
  ["Revoke", "ring"],
  ["Hr Revoke", "ring"],
  ["Position Revoke", "ring"],
  ["Assigned", "full"],
  ["Re-Assigned", "half"],
] satisfies [string, Dot][])("the dot of %s is %s", (name, dot) => {
  expect(statusLook(name).dot).toBe(dot);
});

it("knows every status a requisition or a candidate can have", () => {
  const requisition =
    "New, Unapproved, Approved, Assigned, Re-Assigned, Inprogress, Ringing, Completed, Hold, Revoke, Hr Revoke, Position Revoke, Onboarded, Joined, Offer Accepted, Skip, Selected, Scheduled, Shortlisted, Overdue";
  const candidate =
    "New, Re-map, Ringing, Call Back, Not Contactable, Wrong Number, Will Revert, Not Suitable, Not Interested, For Future Openings, Shortlisted, Selected, Rejected, Skip, Scheduled, Rescheduled, Interview Scheduled, On-Hold, Hold, Offer Sent, Offer Not Sent, Offer on Hold, Offer Accepted, Offer Not Accepted, Expected DOJ, Joined, Backed Out, Blacklisted, KYC Submitted, KYC Verified, Delay in joining, Push To Offer, Offer Revised, Relieved";
  const known = new Set<string>(statusNames);
  const missing = `${requisition}, ${candidate}`.split(", ").filter((name) => !known.has(name));
  expect(missing).toEqual([]);
});

it("ignores case, and shows an unknown name in plain slate", () => {
  expect(statusLook(" HOLD ")).toEqual({ tone: "olive", dot: "full" });
  expect(statusLook("Nonesuch")).toEqual({ tone: "slate", dot: "full" });
});

it("prefers the configured colours to the defaults", () => {
  const own = looksOf([["Hold", { tone: "red", dot: "half" }]]);
  expect(statusLook("hold ", own)).toEqual({ tone: "red", dot: "half" });
  expect(statusLook("Joined", own)).toEqual({ tone: "green", dot: "full" });
});
