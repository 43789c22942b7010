import { type DayRange, daysIn, presetNames, presetRange, sameRange } from "./ranges";

/** When a table is mailed, and of which days: as they are seen from the day of sending, never fixed dates. */

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** '09:00 am' */
export const hourText = (hour: number) =>
  `${String(hour % 12 || 12).padStart(2, "0")}:00 ${hour < 12 ? "am" : "pm"}`;

/** 'Last 7 Days' for a range that has such a name; otherwise as many days up to the day of sending. */
export function relativeDays(range: DayRange, today: string): string {
  const name = presetNames.find((preset) => sameRange(presetRange(preset, today), range));
  return name ?? `Last ${daysIn(range)} Days`;
}

/** 'This Month', 'Last Month', '3 months before'. A month ahead becomes the current one. */
export function relativeMonth(month: string, today: string): string {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return relative(count(today) - count(month), "Month");
}

export const relativeYear = (year: string, today: string) =>
  relative(Number(today.slice(0, 4)) - Number(year), "Year");

function relative(back: number, unit: "Month" | "Year"): string {
  if (back <= 0) return `This ${unit}`;
  return back === 1 ? `Last ${unit}` : `${back} ${unit.toLowerCase()}s before`;
}
