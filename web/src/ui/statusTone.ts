import type { Tone } from "./tone";

/** The dot's shape separates statuses that share a tone. */
export type Dot = "full" | "ring" | "half";

export type StatusLook = { tone: Tone; dot: Dot };

const full = (tone: Tone): StatusLook => ({ tone, dot: "full" });
const ring = (tone: Tone): StatusLook => ({ tone, dot: "ring" });
const half = (tone: Tone): StatusLook => ({ tone, dot: "half" });

/** Every status and tile name of the product. Where two of a tone could stand side by side, the dots differ. */
const looks = {
  New: full("slate"),
  Skip: full("slate"),
  Unapproved: ring("slate"),
  Revoke: ring("slate"),
  "Hr Revoke": ring("slate"),
  "Position Revoke": ring("slate"),
  "Full Hr Revoke": ring("slate"),
  "For Future Openings": half("slate"),
  "No. of Positions": full("slate"),

  Approved: full("sky"),
  "Offer Sent": full("sky"),
  "Offer Revised": half("sky"),
  "Push To Offer": full("sky"),
  "Documents Sent": ring("sky"),
  Open: full("sky"),

  Assigned: full("plum"),
  "Re-Assigned": half("plum"),
  "Re-map": full("plum"),
  "Offer Not Accepted": full("plum"),

  Inprogress: full("amber"),
  "In Progress": full("amber"),
  "On-Going": full("amber"),
  "Expected DOJ": ring("amber"),

  Ringing: full("teal"),
  Scheduled: full("teal"),
  "Interview Scheduled": full("teal"),
  Rescheduled: half("teal"),
  Shortlisted: full("teal"),
  KYC: full("teal"),
  "KYC Submitted": half("teal"),
  "KYC Verified": full("teal"),

  Completed: full("green"),
  Onboarded: full("green"),
  Joined: full("green"),
  "Offer Accepted": full("green"),
  Selected: full("green"),
  Relieved: half("green"),
  "Closed/Onboarded": full("green"),

  Hold: full("olive"),
  "On-Hold": full("olive"),
  "Offer on Hold": full("olive"),
  "Call Back": full("olive"),
  "Will Revert": full("olive"),
  "Not Contactable": ring("olive"),
  "Offer Not Sent": ring("olive"),
  "Hold/Revoke": full("olive"),

  Overdue: full("red"),
  Rejected: full("red"),
  "Backed Out": full("red"),
  Blacklisted: full("red"),
  Delayed: full("red"),
  "Delay in joining": full("red"),
  "Not Suitable": ring("red"),
  "Not Interested": ring("red"),
  "Wrong Number": ring("red"),
} as const satisfies Record<string, StatusLook>;

export type StatusName = keyof typeof looks;

export const statusNames = Object.keys(looks) as StatusName[];

const byKey = new Map<string, StatusLook>(statusNames.map((name) => [name.toLowerCase(), looks[name]]));

const unknownStatus = full("slate");

/** The look of a status by its name, whatever its capitals; a name nobody knows is plain slate. */
export function statusLook(name: string): StatusLook {
  return byKey.get(name.trim().toLowerCase()) ?? unknownStatus;
}
