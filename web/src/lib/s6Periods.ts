import { formatDate, formatMonth } from "./dates";
import { addDays, addMonths, type DayRange, startOfMonth, startOfWeek } from "./ranges";

/** The columns of Team S6: the current day, week, month, quarter and year up to today, and the six before of each. */

export const s6Groups = [
  { id: "D", label: "Day" },
  { id: "W", label: "Week" },
  { id: "M", label: "Month" },
  { id: "Q", label: "Quarter" },
  { id: "Y", label: "Year" },
] as const;

export type S6Group = (typeof s6Groups)[number]["id"];

export type S6Period = { name: string; group: S6Group; label: string; range: DayRange };

const ago = [0, 1, 2, 3, 4, 5, 6] as const;

export const s6PeriodNames: readonly string[] = s6Groups.flatMap(({ id }) =>
  ago.map((count) => (count === 0 ? id : `${id}${count}`)),
);

function startOf(group: S6Group, today: string, back: number): string {
  const month = startOfMonth(today);
  if (group === "D") return addDays(today, -back);
  if (group === "W") return addDays(startOfWeek(today), -7 * back);
  if (group === "M") return addMonths(month, -back);
  if (group === "Q") return addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3) - 3 * back);
  return `${Number(today.slice(0, 4)) - back}-01-01`;
}

const shortMonth = (day: string) => formatMonth(day).slice(0, 3);

function labelOf(group: S6Group, from: string): string {
  if (group === "D") return from.slice(8);
  if (group === "W") return formatDate(from).slice(0, 6);
  if (group === "M") return shortMonth(from);
  if (group === "Q") return `${shortMonth(from)}–${shortMonth(addMonths(from, 2))}`;
  return from.slice(0, 4);
}

export function s6Periods(today: string): S6Period[] {
  return s6Groups.flatMap(({ id: group }) =>
    ago.map((back) => {
      const from = startOf(group, today, back);
      const to = back === 0 ? today : addDays(startOf(group, today, back - 1), -1);
      return {
        name: back === 0 ? group : `${group}${back}`,
        group,
        label: labelOf(group, from),
        range: { from, to },
      };
    }),
  );
}

/** What a group covers, beside its name. */
export function s6Note(group: S6Group, today: string): string {
  const first = startOf(group, today, 6);
  if (group === "D") {
    const sameMonth = first.slice(0, 7) === today.slice(0, 7);
    return `${sameMonth ? first.slice(8) : formatDate(first).slice(0, 6)} – ${formatDate(today)}`;
  }
  if (group === "W") return "from Monday";
  if (group === "Y") return "";
  return `${formatMonth(first)} – ${formatMonth(today)}`;
}
