import type { Tone } from "./tone";

/** The dot's shape separates statuses that share a tone. */
export type Dot = "full" | "ring" | "half";

export type StatusLook = { tone: Tone; dot: Dot };

const full = (tone: Tone): StatusLook => ({ tone, dot: "full" });
const ring = (tone: Tone): StatusLook => ({ tone, dot: "ring" });
const half = (tone: Tone): StatusLook => ({ tone, dot: "half" });

/**
 * Every status and tile name of the product. Where two of a tone could appear side by side, the dots differ. These are
 * the defaults until the server sends the configured colours.
 */
const looks = {
  New: full("slate"),
  Skip: full("slate"),
  "Not Contactable": full("slate"),
  "Offer Not Sent": full("slate"),
  Unapproved: ring("slate"),
  Revoke: ring("slate"),
  "Hr Revoke": ring("slate"),
  "Position Revoke": ring("slate"),
  "Wrong Number": ring("slate"),
  "Not Suitable": ring("slate"),
  "Not Interested": ring("slate"),
  "No Answer": ring("slate"),
  "For Future Openings": half("slate"),

  Approved: full("sky"),
  "Offer Sent": full("sky"),
  "Push To Offer": full("sky"),
  Edited: ring("sky"),
  "Documents Sent": ring("sky"),
  Resigned: ring("sky"),
  Raised: half("sky"),
  "Offer Revised": half("sky"),

  Assigned: full("plum"),
  "Re-map": full("plum"),
  "Offer Not Accepted": full("plum"),
  "Candidate Declines": ring("plum"),
  "Re-Assigned": half("plum"),

  Inprogress: full("amber"),

  Ringing: full("teal"),
  Scheduled: full("teal"),
  "Interview Scheduled": full("teal"),
  Shortlisted: full("teal"),
  "KYC Submitted": full("teal"),
  "Expected DOJ": full("teal"),
  "In Touch": ring("teal"),
  Rescheduled: half("teal"),
  "KYC Verified": half("teal"),
  Relieved: half("teal"),

  Onboarded: full("green"),
  Joined: full("green"),
  "Offer Accepted": full("green"),
  Selected: full("green"),
  "Candidate Accepts": ring("green"),
  Completed: half("green"),

  Wavering: ring("olive"),
  Hold: full("olive"),
  "On-Hold": full("olive"),
  "Offer on Hold": full("olive"),
  "Call Back": full("olive"),
  "Delay in joining": full("olive"),
  "Will Revert": half("olive"),
  Resumed: half("olive"),

  Overdue: full("red"),
  Rejected: full("red"),
  "Backed Out": full("red"),
  Blacklisted: full("red"),
  Reopened: half("plum"),

  // Names of tiles and groups, which are not statuses.
  "No. of Positions": full("slate"),
  "Full Hr Revoke": ring("slate"),
  Open: full("sky"),
  "In Progress": full("amber"),
  "On-Going": full("amber"),
  KYC: full("teal"),
  "Closed/Onboarded": full("green"),
  "Hold/Revoke": full("olive"),
  Delayed: full("red"),
} as const satisfies Record<string, StatusLook>;

export type StatusName = keyof typeof looks;

export const statusNames = Object.keys(looks) as StatusName[];

const byKey = new Map<string, StatusLook>(statusNames.map((name) => [name.toLowerCase(), looks[name]]));

const unknownStatus = full("slate");

const keyOf = (name: string) => name.trim().toLowerCase();

/** Looks that override those of the table, by name. */
export type StatusLooks = ReadonlyMap<string, StatusLook>;

export const noLooks: StatusLooks = new Map();

/** The looks of these names, ignoring case. */
export const looksOf = (named: Iterable<readonly [string, StatusLook]>): StatusLooks =>
  new Map([...named].map(([name, look]) => [keyOf(name), look]));

/** The look of a status by its name, ignoring case; an unknown name is plain slate. */
export function statusLook(name: string, own: StatusLooks = noLooks): StatusLook {
  const key = keyOf(name);
  return own.get(key) ?? byKey.get(key) ?? unknownStatus;
}
