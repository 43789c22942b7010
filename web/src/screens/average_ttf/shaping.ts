import type { TtfDetail, TtfRow } from "@/api/averageTtf";
import { employmentTypes, splitYear } from "@/blocks/dashboard/year";

export type TtfYear = {
  months: readonly TtfRow[];
  total: TtfRow | undefined;
  /** The longest monthly average of all types, which fills a bar: the bars stand side by side and are compared. */
  longest: number;
  /** Whether anything was closed at all. */
  closed: boolean;
};

export function shapeYear(rows: readonly TtfRow[]): TtfYear {
  const { months, total } = splitYear(rows);
  return {
    months,
    total,
    longest: Math.max(
      1,
      ...months.flatMap((row) => employmentTypes.map(({ figures }) => row[figures].averageDays ?? 0)),
    ),
    closed: total !== undefined && employmentTypes.some(({ figures }) => total[figures].closures > 0),
  };
}

export const daysText = (days: number | null | undefined) =>
  days === null || days === undefined ? "" : days.toFixed(1);

/** The totals in the headers of the details: openings, counting each requisition once, and closures. */
export function totalsOf(rows: readonly TtfDetail[]): { openings: number; closed: number } {
  const openings = new Map(rows.map((row) => [row.requisitionId, row.positions]));
  return {
    openings: [...openings.values()].reduce((sum, n) => sum + n, 0),
    closed: rows.reduce((sum, row) => sum + row.accepted, 0),
  };
}
