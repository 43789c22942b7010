import type { NextOption } from "@/api/application";
import { formatClock, formatDate } from "@/lib/dates";

/** An outcome of a call and its key. */
export type Outcome = {
  key: string;
  status: string;
  /** It has a form of its own, in place of the outcomes. */
  form?: true;
};

/** In three columns: nobody answered, somebody did, the calls end. What each asks for, the server says. */
export const outcomes: readonly Outcome[] = [
  { key: "R", status: "Ringing" },
  { key: "C", status: "Call Back" },
  { key: "U", status: "Not Suitable" },
  { key: "N", status: "Not Contactable" },
  { key: "W", status: "Will Revert" },
  { key: "I", status: "Not Interested" },
  { key: "X", status: "Wrong Number" },
  { key: "S", status: "Shortlisted", form: true },
  { key: "F", status: "For Future Openings" },
];

/** When to call again: as suggested, tomorrow morning, or as picked. */
export type Try = { kind: "usual" } | { kind: "tomorrow" } | { kind: "picked"; date: string; time: string };

export const morning = "10:30";

/** The day and time to send with an outcome; empty where it takes none. */
export function nextTryOf(
  option: NextOption,
  ringing: NextOption | undefined,
  chosen: Try,
  tomorrow: string,
): { date: string; time: string } {
  if (!option.needsTime) return { date: "", time: "" };
  if (chosen.kind === "tomorrow") return { date: tomorrow, time: morning };
  if (chosen.kind === "picked") return { date: chosen.date, time: chosen.time };
  // Who answered did not say when: the time after a call that nobody answers is as good.
  const from = option.usualTime === "" && ringing ? ringing : option;
  return { date: from.usualDate, time: from.usualTime };
}

/** The day after a day, YYYY-MM-DD. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Says today, tomorrow or the day. */
export const dayIn = (day: string, today: string, tomorrow: string): string =>
  day === today ? "Today" : day === tomorrow ? "Tomorrow" : formatDate(day);

/** 'next try 11:32 am', 'next try tomorrow 10:30 am'; empty if there is none. */
export function aboutTry(at: { date: string; time: string }, today: string, tomorrow: string): string {
  if (at.date === "" || at.time === "") return "";
  const day = at.date === today ? "" : `${at.date === tomorrow ? "tomorrow" : formatDate(at.date)} `;
  return `next try ${day}${formatClock(at.time)}`;
}

/** How the groups of the round are headed. */
export const groupTitles: Readonly<Record<string, string>> = {
  promised: "Promised",
  band: "Answer best now",
  new: "New",
  again: "Again",
};
