/** The rows and groups of the dashboards by year. */

import type { Comparison } from "@/lib/comparison";

/** The four employment types in the order of the columns, with their names in paths and in rows. */
export const employmentTypes = [
  { key: "FULL_TIME", label: "Full Time", figures: "fullTime" },
  { key: "PART_TIME", label: "Part Time", figures: "partTime" },
  { key: "INTERN", label: "Intern", figures: "intern" },
  { key: "CONTRACT", label: "Contract", figures: "contract" },
] as const;

export type EmploymentType = (typeof employmentTypes)[number];

/** The name of the row for the whole year. */
export const summary = "Total";

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export const rowNames: readonly string[] = [...monthNames, summary];

/** The row's label on screen: 'Mar 2026', or the summary's name. */
export const slotOf = (year: string, monthName: string) =>
  monthName === summary ? summary : `${monthName.slice(0, 3)} ${year}`;

/** The name of the current month if the year has it; no row is marked otherwise. */
export const currentMonth = (year: string, today: string) =>
  today.startsWith(year) ? monthNames[Number(today.slice(5, 7)) - 1] : undefined;

/** The rows of the months, and that of the whole year. */
export function splitYear<Row extends { monthName: string }>(rows: readonly Row[]) {
  return {
    months: rows.filter(({ monthName }) => monthName !== summary),
    total: rows.find(({ monthName }) => monthName === summary),
  };
}

/** The same month of the year before; undefined for a month that has not begun, which is not compared. */
export function monthBefore<Row extends { monthName: string }>(
  { monthName }: Row,
  before: readonly Row[],
  compared: Comparison | null,
): Row | undefined {
  const last = Number(compared?.shown.to.slice(5, 7) ?? 0);
  return rowNames.indexOf(monthName) < last ? before.find((row) => row.monthName === monthName) : undefined;
}

/** What the table of a year is compared with; null while that is unknown. */
export function yearDifferences<Row extends { monthName: string }>(
  total: Row | undefined,
  { data, when }: { data: readonly Row[] | undefined; when: string },
  compared: Comparison | null,
) {
  const totalBefore = data && splitYear(data).total;
  if (!data || !total || !totalBefore) return null;
  return {
    when,
    rowBefore: (row: Row) => monthBefore(row, data, compared),
    totals: [total, totalBefore] as const,
  };
}
