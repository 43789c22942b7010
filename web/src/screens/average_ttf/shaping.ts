import type { TtfDetail, TtfRow } from "@/api/averageTtf";

/** The four employment types in the order of the columns, with their names in paths and in rows. */
export const ttfTypes = [
  { key: "FULL_TIME", label: "Full Time", figures: "fullTime" },
  { key: "PART_TIME", label: "Part Time", figures: "partTime" },
  { key: "INTERN", label: "Intern", figures: "intern" },
  { key: "CONTRACT", label: "Contract", figures: "contract" },
] as const;

export type TtfType = (typeof ttfTypes)[number];

/** The name of the row for the whole year. */
export const summary = "Total";

const isSummary = ({ monthName }: TtfRow) => monthName === summary;

export type TtfYear = {
  months: readonly TtfRow[];
  total: TtfRow | undefined;
  /** The longest monthly average of all types, which fills a bar: the bars stand side by side and are compared. */
  longest: number;
  /** Whether anything was closed at all. */
  closed: boolean;
};

export function shapeYear(rows: readonly TtfRow[]): TtfYear {
  const months = rows.filter((row) => !isSummary(row));
  const total = rows.find(isSummary);
  return {
    months,
    total,
    longest: Math.max(
      1,
      ...months.flatMap((row) => ttfTypes.map(({ figures }) => row[figures].averageDays ?? 0)),
    ),
    closed: total !== undefined && ttfTypes.some(({ figures }) => total[figures].closures > 0),
  };
}

export const daysText = (days: number | null | undefined) =>
  days === null || days === undefined ? "" : days.toFixed(1);

const monthNames = [
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
];

export const rowNames = [...monthNames, summary];

/** The row's label on screen: 'Mar 2026', or the summary's name. */
export const slotOf = (year: string, monthName: string) =>
  monthName === summary ? summary : `${monthName.slice(0, 3)} ${year}`;

/** The totals in the headers of the details: openings, counting each requisition once, and closures. */
export function totalsOf(rows: readonly TtfDetail[]): { openings: number; closed: number } {
  const openings = new Map(rows.map((row) => [row.requisitionId, row.positions]));
  return {
    openings: [...openings.values()].reduce((sum, n) => sum + n, 0),
    closed: rows.reduce((sum, row) => sum + row.accepted, 0),
  };
}
