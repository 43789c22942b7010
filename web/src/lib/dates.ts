/** How days and instants are written. A day is 'YYYY-MM-DD' and has no zone; an instant is RFC 3339. */

import { businessZone } from "./businessZone";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthPattern = /^(\d{4})-(\d{2})$/;

type Parts = { year: number; month: number; day: number; hour: number; minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs far more than using one, and a table formats thousands of instants. */
function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(zone, format);
  }
  return format;
}

function partsOfInstant(instant: Date, zone: string): Parts {
  const found: Record<string, number> = {};
  for (const part of formatFor(zone).formatToParts(instant)) found[part.type] = Number(part.value);
  return {
    year: found.year ?? 0,
    month: found.month ?? 0,
    day: found.day ?? 0,
    hour: found.hour ?? 0,
    minute: found.minute ?? 0,
  };
}

function partsOf(value: string, zone: string): Parts | null {
  const day = dayPattern.exec(value);
  if (day) {
    const parts = { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: 0, minute: 0 };
    return isRealDay(parts.year, parts.month, parts.day) ? parts : null;
  }
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : partsOfInstant(instant, zone);
}

function isRealDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const two = (value: number) => String(value).padStart(2, "0");

const dayText = (parts: Parts) => `${two(parts.day)} ${months[parts.month - 1]} ${parts.year}`;

/** '27 Mar 2026' for a day, or for the business day of an instant; empty for anything else. */
export function formatDate(value: string | null | undefined, zone: string = businessZone()): string {
  const parts = value ? partsOf(value, zone) : null;
  return parts ? dayText(parts) : "";
}

/** '27-Mar-2026' for a day. */
export const formatDashed = (day: string) => formatDate(day).replaceAll(" ", "-");

/** '1st', '22nd', '13th'. */
function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13;
  return `${day}${(teen ? undefined : ["", "st", "nd", "rd"][day % 10]) || "th"}`;
}

/** '1st Apr 2026' for a day: the format of joining dates. */
export function formatOrdinal(day: string): string {
  const parts = partsOf(day, businessZone());
  return parts ? `${ordinal(parts.day)} ${months[parts.month - 1]} ${parts.year}` : "";
}

/** '04:12 pm' for an instant. */
export function formatTime(value: string | null | undefined, zone: string = businessZone()): string {
  const parts = value ? partsOf(value, zone) : null;
  if (!parts) return "";
  const hour = parts.hour % 12 === 0 ? 12 : parts.hour % 12;
  return `${two(hour)}:${two(parts.minute)} ${parts.hour < 12 ? "am" : "pm"}`;
}

/** '12 Feb 2026, 04:12 pm' for an instant. */
export function formatDateTime(value: string | null | undefined, zone: string = businessZone()): string {
  const date = formatDate(value, zone);
  return date && `${date}, ${formatTime(value, zone)}`;
}

/** 'Mar 2026' for a month 'YYYY-MM', a day or an instant. */
export function formatMonth(value: string | null | undefined, zone: string = businessZone()): string {
  if (!value) return "";
  const month = monthPattern.exec(value);
  const parts = partsOf(month ? `${value}-01` : value, zone);
  return parts ? `${months[parts.month - 1]} ${parts.year}` : "";
}

/** 'Mar-2026' for a month 'YYYY-MM'. */
export const formatDashedMonth = (month: string) => formatMonth(month).replace(" ", "-");

/** The business day, 'YYYY-MM-DD', that an instant falls on. */
export function dayOfInstant(instant: string | Date, zone: string = businessZone()): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return "";
  const parts = partsOfInstant(date, zone);
  return `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
}

/** '03:30 pm' for a time of day 'HH:MM'; empty for anything else. */
export function formatClock(clock: string): string {
  const found = /^(\d{2}):(\d{2})$/.exec(clock);
  if (!found) return "";
  const hour = Number(found[1]);
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${found[2]} ${hour < 12 ? "am" : "pm"}`;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** 'Tue 17 Mar 2026' for a day. */
export function formatWeekday(day: string): string {
  const date = formatDate(day);
  return date && `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${date}`;
}

/** 'today', 'tomorrow', 'in 3 days', '2 days ago': how far a day is from the business day. */
export function dayDistance(day: string, today: string): string {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
  if (!Number.isFinite(days)) return "";
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
