/** Calendar arithmetic on days 'YYYY-MM-DD', and the ranges the product offers. Weeks start on Monday. */

import { formatDashed, formatDate, formatMonth } from "./dates";

export type DayRange = { from: string; to: string };

export const sameRange = (a: DayRange | null, b: DayRange | null) => a?.from === b?.from && a?.to === b?.to;

export const presetNames = [
  "Today",
  "Yesterday",
  "Last 7 Days",
  "Last 14 Days",
  "Last 30 Days",
  "Last 90 Days",
  "This Month",
  "Last Month",
  "This Quarter",
  "Last Quarter",
  "This Year",
] as const;

export type PresetName = (typeof presetNames)[number];

export type Preset = DayRange & { name: PresetName };

function toUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = toUtc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return toDay(date);
}

/** How many days a range has, both ends included. */
export const daysIn = ({ from, to }: DayRange) =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / 86_400_000) + 1;

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function endOfMonth(day: string): string {
  return addDays(addMonths(startOfMonth(day), 1), -1);
}

export function startOfWeek(day: string): string {
  const weekday = toUtc(day).getUTCDay();
  return addDays(day, weekday === 0 ? -6 : 1 - weekday);
}

export function weekOf(day: string): DayRange {
  const from = startOfWeek(day);
  return { from, to: addDays(from, 6) };
}

function monthOf(day: string): DayRange {
  return { from: startOfMonth(day), to: endOfMonth(day) };
}

function quarterOf(day: string): DayRange {
  const month = Number(day.slice(5, 7));
  const from = addMonths(startOfMonth(day), -((month - 1) % 3));
  return { from, to: endOfMonth(addMonths(from, 2)) };
}

function yearOf(day: string): DayRange {
  const year = day.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The last `count` days, including today. */
function lastDays(today: string, count: number): DayRange {
  return { from: addDays(today, 1 - count), to: today };
}

const rangeOf: Record<PresetName, (today: string) => DayRange> = {
  Today: (today) => ({ from: today, to: today }),
  Yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  "Last 7 Days": (today) => lastDays(today, 7),
  "Last 14 Days": (today) => lastDays(today, 14),
  "Last 30 Days": (today) => lastDays(today, 30),
  "Last 90 Days": (today) => lastDays(today, 90),
  "This Month": monthOf,
  "Last Month": (today) => monthOf(addMonths(startOfMonth(today), -1)),
  "This Quarter": quarterOf,
  "Last Quarter": (today) => quarterOf(addMonths(startOfMonth(today), -3)),
  "This Year": yearOf,
};

export function presetRange(name: PresetName, today: string): DayRange {
  return rangeOf[name](today);
}

/** The eleven presets in their order, for the given business day. */
export function presets(today: string): Preset[] {
  return presetNames.map((name) => ({ name, ...presetRange(name, today) }));
}

/** The default of the wide tables: two months back to today. */
export function twoMonthsBack(today: string): DayRange {
  return { from: addMonths(today, -2), to: today };
}

/** The previous or next year or month, depending on the period. */
export function nextPeriod(period: string, step: 1 | -1): string {
  if (period.length === 4) return String(Number(period) + step);
  return addMonths(`${period}-01`, step).slice(0, 7);
}

/** 'Jan 2026 – Mar 2026' for whole months, '09 Jan 2026 – 16 Mar 2026' for days, one date where both are the same. */
export function formatRange({ from, to }: DayRange): string {
  const whole = from === startOfMonth(from) && to === endOfMonth(to);
  const [first, last] = whole ? [formatMonth(from), formatMonth(to)] : [formatDate(from), formatDate(to)];
  return first === last ? first : `${first} – ${last}`;
}

/** '13-Nov-2026 – 19-Nov-2026', or one day; a whole month as its days. */
export function formatDashedRange({ from, to }: DayRange): string {
  return from === to ? formatDashed(from) : `${formatDashed(from)} – ${formatDashed(to)}`;
}
