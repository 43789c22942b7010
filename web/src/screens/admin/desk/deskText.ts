import type { DeskItem, DeskSection } from "@/api/myDay";
import { dayDistance, dayOfInstant, formatDate, formatTime, formatWeekday } from "@/lib/dates";
import { lateBy, ordinal } from "@/lib/lateness";

/** A line of a row; `late` is the part that is shown in red. */
export type Line = { text: string; late?: string };

/** When the row is read. */
export type DeskTime = { now: number; today: string };

/** 'Thu 19 Nov'. */
const shortDay = (day: string) => formatWeekday(day).slice(0, -5);

/** '19 Nov', or a word for the day before. */
const pastDay = (day: string, today: string) =>
  daysBetween(day, today) === 1 ? "yesterday" : formatDate(day).slice(0, 6);

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** '6 days', counted by the calendar; 'today' for none. */
function daysSince(instant: string, today: string): string {
  const days = daysBetween(dayOfInstant(instant), today);
  return days < 1 ? "today" : days === 1 ? "1 day" : `${days} days`;
}

/** 'HR' for HR_ROUND. */
const roundOf = (stage: string) => stage.replace(/_ROUND$/, "");

const listed = (...parts: string[]) => parts.filter(Boolean).join(" · ");

/** The bold line of a row. */
export const titleOf = ({ name, position }: DeskItem) => name || position;

/** The time before a call or an interview: how late it is, its time, or its day. */
export function leadOf(item: DeskItem, { now, today }: DeskTime): Line {
  const late = item.state === "overdue" ? lateBy(item.due, now) || "late" : "";
  if (late) return { text: "", late };
  const day = dayOfInstant(item.since);
  return { text: day === today ? formatTime(item.since) : shortDay(day) };
}

/** '2nd try', or nothing for the first. */
export const tryOf = ({ tries }: DeskItem) => (tries > 0 ? `${ordinal(tries + 1)} try` : "First try");

/** Beside the time: the status of a call, the round of an interview. */
export const underLead = (section: DeskSection, item: DeskItem) =>
  section.key === "interviews" ? item.stage.replaceAll("_", " ") : item.status;

function split(text: string, tail: string, late: boolean): Line {
  if (!tail) return { text };
  return late ? { text: text && `${text}, `, late: tail } : { text: text ? `${text}, ${tail}` : tail };
}

function joining(text: string, { joinsOn }: DeskItem, today: string): Line {
  const before = text ? `${text}, ` : "";
  if (joinsOn >= today) return { text: `${before}${text ? "" : "Joins "}${shortDay(joinsOn)}` };
  return { text: text ? before : "Joining ", late: `was due ${pastDay(joinsOn, today)}` };
}

/** The second line of a row: what it is about, and since when. */
export function factsOf({ key }: DeskSection, item: DeskItem, { today }: DeskTime): Line {
  const late = item.state === "overdue";
  const age = item.since ? daysSince(item.since, today) : "";
  switch (key) {
    case "call_now":
      return { text: item.position };
    case "interviews":
      return { text: item.meeting.replace(/^https?:\/\//, "") || item.position };
    case "overdue":
      return { text: listed(item.serial, item.owner) };
    case "unassigned": {
      const share = `${item.assigned} of ${item.positions}`;
      if (item.assigned > 0) return { text: `${item.serial} · ${share} assigned` };
      return { text: `${item.serial} · `, late: `${share} assigned` };
    }
    case "approvals":
      return split(item.person || item.serial, age, late);
    case "joinings":
      return joining(item.position, item, today);
    case "no_activity":
      return split(listed(item.serial, item.person || item.owner), age, late);
    case "answers":
      return split(item.position, age, late);
    case "decide":
      return split(item.kind === "requisition" ? listed(item.serial, item.status) : item.position, age, late);
  }
  if (item.kind === "requisition") return split(listed(item.serial, item.what), age, late);
  if (key === "offers" && item.joinsOn) return joining("", item, today);
  if (key === "offers" && item.party === "candidate") return split(item.status, `${age}, no answer`, late);
  if (key === "next_round") {
    const where = item.stage === "CALL" ? "" : ` in ${roundOf(item.stage)}`;
    return split(item.status + where, dayDistance(dayOfInstant(item.since), today), late);
  }
  return split(key === "offers" ? item.status : listed(item.position, item.what), age, late);
}

const shortTitles: Readonly<Record<string, string>> = {
  interviews: "Interviews",
  next_round: "Next",
  offers: "Offers",
  unassigned: "Unassigned",
  approvals: "Approvals",
  answers: "Answers",
  joinings: "Joinings",
  left: "Left",
  calls: "Calls",
};

/** For the tabs of a phone. */
export const shortTitle = ({ key, title }: DeskSection) => shortTitles[key] ?? title;

export const idOf = ({ kind, candidateId, requisitionId, personId }: DeskItem) =>
  [kind, candidateId, requisitionId, personId].join(" ");

const sixth = 6;

/**
 * The sections of Needs you beside Overdue: those with rows take the places first, and keep their order; the others are
 * numbers in the head.
 */
export function placed(sections: readonly DeskSection[]): { shown: DeskSection[]; counted: DeskSection[] } {
  const filled = sections.filter(({ count }) => count > 0).slice(0, sixth);
  const spare = sections.filter(({ count }) => count === 0).slice(0, sixth - filled.length);
  const chosen = new Set([...filled, ...spare]);
  return {
    shown: sections.filter((section) => chosen.has(section)),
    counted: sections.filter((section) => !chosen.has(section)),
  };
}
