import { addMonths, type DayRange } from "./ranges";
import type { SearchSource } from "./tableSearch";

/** The year, the month or the range of days that a screen looks at, as its address says it. */

const yearPattern = /^[12]\d{3}$/;
const monthPattern = /^[12]\d{3}-(0[1-9]|1[0-2])$/;
const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function text(search: SearchSource, key: string, pattern: RegExp): string {
  const value = search[key];
  return typeof value === "string" && pattern.test(value) ? value : "";
}

/** 'YYYY', empty when the address names none. */
export const readYear = (search: SearchSource, key = "year") => text(search, key, yearPattern);

/** 'YYYY-MM', empty when the address names none. */
export const readMonth = (search: SearchSource, key = "month") => text(search, key, monthPattern);

/** Null when the address names none. */
export function readRange(search: SearchSource): DayRange | null {
  const from = text(search, "from", dayPattern);
  const to = text(search, "to", dayPattern);
  return from && to && from <= to ? { from, to } : null;
}

/** The year or the month before or after, whichever the period is. */
export function nextPeriod(period: string, step: 1 | -1): string {
  if (period.length === 4) return String(Number(period) + step);
  return addMonths(`${period}-01`, step).slice(0, 7);
}
