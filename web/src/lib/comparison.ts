import type { Part } from "./placeSearch";
import { addDays, type DayRange, daysIn, endOfMonth } from "./ranges";
import { grouped } from "./text";

/** Comparing the numbers of a dashboard with those of the same number of days before its period. */

export const daysOfMonth = (month: string): DayRange => ({
  from: `${month}-01`,
  to: endOfMonth(`${month}-01`),
});

export const daysOfYear = (year: string): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/**
 * The days that a period is compared with: as many as it has, just before it. Of a period that is not over, the days up
 * to today count. Null if none of it has begun. Where days ahead count as well, `today` is null.
 */
export function daysBefore({ from, to }: DayRange, today: string | null): DayRange | null {
  const last = today !== null && today < to ? today : to;
  if (last < from) return null;
  return { from: addDays(from, -daysIn({ from, to: last })), to: addDays(from, -1) };
}

/** '+3', '−12', '±0', with as many decimals as the number itself shows. */
export function differenceText(difference: number, decimals = 0): string {
  const size = Number(Math.abs(difference).toFixed(decimals));
  if (size === 0) return "±0";
  return `${difference > 0 ? "+" : "−"}${decimals ? size.toFixed(decimals) : grouped(size)}`;
}

const daysText = (days: number) => (days === 1 ? "on the day before" : `in the ${days} days before`);

/** '3 more than in the 7 days before' */
export function differenceSentence(difference: number, days: number, decimals = 0): string {
  const size = Number(Math.abs(difference).toFixed(decimals));
  if (size === 0) return `as many as ${daysText(days)}`;
  const more = decimals ? "less" : "fewer";
  const text = decimals ? size.toFixed(decimals) : grouped(size);
  return `${text} ${difference > 0 ? "more" : more} than ${daysText(days)}`;
}

const keyOf = (dashboard: string) => `muster.compare.${dashboard}`;

/** Whether this browser last showed a dashboard with its comparison. */
function remembered(dashboard: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(dashboard)) === "1";
  } catch {
    return false;
  }
}

export function rememberComparison(dashboard: string, on: boolean): void {
  try {
    if (on) window.localStorage.setItem(keyOf(dashboard), "1");
    else window.localStorage.removeItem(keyOf(dashboard));
  } catch {
    // The choice then lasts as long as the address.
  }
}

/** Whether a dashboard compares. It is in the address while it does, so that a sent address shows the same. */
export function comparison(dashboard: string): Part<boolean> {
  return {
    read: (search, name) => search[name] === "1" || (search[name] !== "0" && remembered(dashboard)),
    write: (on, name): Record<string, string> => {
      if (on) return { [name]: "1" };
      return remembered(dashboard) ? { [name]: "0" } : {};
    },
  };
}
