import { addDays, addMonths, type DayRange, daysIn, endOfMonth, formatRange, startOfMonth } from "./ranges";
import { grouped } from "./text";

/** Comparing the numbers of a dashboard with those of an earlier period, true to the calendar. */

export const daysOfMonth = (month: string): DayRange => ({
  from: `${month}-01`,
  to: endOfMonth(`${month}-01`),
});

export const daysOfYear = (year: string): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Today, and the last working day before it. */
export type BusinessDays = { today: string; lastWorkDay: string };

/** Days of which, with `sameHour`, the last counts up to the present time of day only. */
export type ComparedDays = DayRange & { sameHour?: true };

/** The days whose numbers are on the screen, and those they are compared with. */
export type Comparison = { shown: DayRange; before: ComparedDays };

/** How many months a month, a quarter or a year of the calendar has; undefined for other ranges. */
function monthsOf({ from, to }: DayRange): number | undefined {
  const month = Number(from.slice(5, 7)) - 1;
  return [1, 3, 12].find(
    (months) =>
      month % months === 0 && from === startOfMonth(from) && to === endOfMonth(addMonths(from, months - 1)),
  );
}

/**
 * What a range is compared with: a month, a quarter or a year with the one before, up to the same day if it is not over;
 * today with the last working day up to the same time; other days with the same weekdays before them. Null if none of
 * it has begun.
 */
export function comparedWith(range: DayRange, { today, lastWorkDay }: BusinessDays): Comparison | null {
  if (range.from > today) return null;
  const over = range.to <= today;
  const shown = { from: range.from, to: over ? range.to : today };
  const months = monthsOf(range);
  if (months) {
    const from = addMonths(range.from, -months);
    const to = over ? endOfMonth(addMonths(from, months - 1)) : addMonths(today, -months);
    return { shown, before: { from, to } };
  }
  if (shown.from === today) return { shown, before: { from: lastWorkDay, to: lastWorkDay, sameHour: true } };
  const back = -7 * Math.ceil(daysIn(shown) / 7);
  return { shown, before: { from: addDays(shown.from, back), to: addDays(shown.to, back) } };
}

/** The same where what is due later counts already, so that a whole month is compared with a whole one. */
export const comparedWhole = (range: DayRange) => comparedWith(range, { today: range.to, lastWorkDay: "" });

/** '2025', 'Oct 2026', '01 Nov 2026 – 19 Nov 2026' */
export const periodText = (range: DayRange) =>
  monthsOf(range) === 12 ? range.from.slice(0, 4) : formatRange(range);

/** The heading of what is shown; it names both periods while they are compared. */
export function headingOf(range: DayRange, compared: Comparison | null): string {
  if (!compared) return periodText(range);
  const { shown, before } = compared;
  const hour = before.sameHour ? ", up to the same hour" : "";
  return `${periodText(shown)} compared with ${periodText(before)}${hour}`;
}

/** 'in Oct 2026', 'on 18 Nov 2026 by this hour' */
export function whenText(days: ComparedDays): string {
  const text = `${days.from === days.to ? "on" : "in"} ${periodText(days)}`;
  return days.sameHour ? `${text} by this hour` : text;
}

/** What a number measures: whether more or less of it is good, if either is, and how it is written. */
export type Measure = {
  good: "more" | "less" | null;
  decimals?: number;
  /** It is a percentage, which differs by points. */
  points?: true;
};

const sizeOf = (difference: number, { decimals = 0 }: Measure) =>
  Number(Math.abs(difference).toFixed(decimals));

const sizeText = (size: number, { decimals = 0, points }: Measure) =>
  `${decimals ? size.toFixed(decimals) : grouped(size)}${points ? " points" : ""}`;

/** '+3', '−12', '±0', '+2.50 points' */
export function differenceText(difference: number, measure: Measure): string {
  const size = sizeOf(difference, measure);
  if (size === 0) return "±0";
  return `${difference > 0 ? "+" : "−"}${sizeText(size, measure)}`;
}

/** '3 more than in Oct 2026' */
export function differenceSentence(difference: number, measure: Measure, when: string): string {
  const size = sizeOf(difference, measure);
  const whole = !measure.decimals && !measure.points;
  if (size === 0) return `${whole ? "as many" : "as much"} as ${when}`;
  const less = whole ? "fewer" : "less";
  return `${sizeText(size, measure)} ${difference > 0 ? "more" : less} than ${when}`;
}

/** Whether a difference is good; null if there is none, or if neither direction is. */
export function isGood(difference: number, measure: Measure): boolean | null {
  if (measure.good === null || sizeOf(difference, measure) === 0) return null;
  return difference > 0 === (measure.good === "more");
}
