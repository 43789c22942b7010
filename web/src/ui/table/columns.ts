import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { CsvValue } from "@/lib/csv";

export type { RowData };

export type CellValue = string | number | null | undefined;

export type FilterOption = { value: string; label: string };

/** Where a column's value goes when a row is a card on a phone. */
export type CardPlace = "title" | "fact" | "value" | "line" | "status" | "action";

/**
 * One column. Keep the array stable (a module constant, or useMemo): rows are drawn again only when it, or their
 * own data, changes.
 */
export type Column<Row extends RowData> = {
  /** The name in the address, in sorting and in filters. */
  id: string;
  header: string;
  /** What is sorted by; the rest follows from it unless said otherwise. Days as 'YYYY-MM-DD'. */
  value: (row: Row) => CellValue;
  /** What is read, searched and filtered, where it differs from the value (a date as '27 Mar 2026'). */
  text?: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** What goes into the CSV file; false leaves the column out. */
  csv?: false | ((row: Row) => CsvValue);

  /** Pixels. The least width; free space is shared out over the columns that do not stick. */
  width?: number;
  align?: "start" | "center" | "end";
  /** Stays in sight at that edge while its own place is scrolled away; the order of columns does not change. */
  stick?: "start" | "end";
  /** The one bold cell of the row. */
  strong?: boolean;
  /** Neighbours with the same group stand under one head. */
  group?: string;

  sortable?: boolean;
  searchable?: boolean;
  /** 'select' offers the values at hand; a table paged by the server gives the options itself. */
  filter?: "text" | "select" | readonly FilterOption[];
  /** Not shown until chosen in the column chooser. */
  hidden?: boolean;
  /** Cannot be hidden. */
  always?: boolean;
  /** What stands for no value. */
  empty?: string;
  /** The cell of the total row; in client mode over all filtered rows, in server mode over the page. */
  total?: (rows: readonly Row[]) => ReactNode;
  card?: CardPlace;
  /** The name of the value on a card, where the head is too long for it. */
  cardHeader?: string;
  /** A long head takes two lines, so that it does not make the column wider than its values. */
  wrapHead?: boolean;
  /** False for buttons that show something: they have nothing for paper. Neither has what is left out of the file. */
  paper?: false;
};

export const selectWidth = 44;
export const expandWidth = 36;

export function textOf<Row extends RowData>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  return value === null || value === undefined ? "" : String(value);
}

export function csvOf<Row extends RowData>(column: Column<Row>, row: Row): CsvValue {
  if (column.csv) return column.csv(row);
  const value = column.value(row);
  return typeof value === "number" ? value : textOf(column, row);
}

/** Wide enough for its head, and for the arrow and the filter button where it has one. */
export function widthOf<Row extends RowData>(column: Column<Row>): number {
  if (column.width) return column.width;
  return Math.max(80, Math.ceil(column.header.length * 6.7) + 22 + (column.filter ? 42 : 0));
}

export type ColumnPlace = {
  width: string;
  left?: number;
  right?: number;
  /** The innermost column of a sticky side, which casts the edge. */
  edge?: "start" | "end";
  /** Begins a group, and so wears a line at its left. */
  groupStart: boolean;
};

export type TableLayout = { places: ColumnPlace[]; minWidth: number; leadStuck: boolean };

/**
 * The widths of all columns as CSS lengths that need no measuring: each column's own width plus its share of what
 * the container has left (100cqi is the container's width). Sticky columns keep their width, because the offsets
 * of their neighbours are sums of it.
 */
export function layoutOf<Row extends RowData>(
  columns: readonly Column<Row>[],
  leadWidth: number,
): TableLayout {
  const widths = columns.map(widthOf);
  const minWidth = widths.reduce((sum, width) => sum + width, leadWidth);
  const starts = columns.flatMap((column, index) => (column.stick === "start" ? [index] : []));
  const ends = columns.flatMap((column, index) => (column.stick === "end" ? [index] : []));
  const loose = columns.flatMap((column, index) => (column.stick ? [] : [index]));
  // The innermost sticky columns carry no neighbour's offset, so they may grow where no other column can.
  const growing = new Set(loose.length > 0 ? loose : [starts.at(-1) ?? ends[0] ?? 0]);
  const growSum = widths.reduce((sum, width, index) => sum + (growing.has(index) ? width : 0), 0);

  const places: ColumnPlace[] = widths.map((width, index) => ({
    width: growing.has(index)
      ? `calc(${width}px + max(0px, 100cqi - ${minWidth}px) * ${(width / growSum).toFixed(4)})`
      : `${width}px`,
    groupStart: index > 0 && columns[index]?.group !== columns[index - 1]?.group,
  }));
  let left = leadWidth;
  for (const index of starts) {
    places[index] = { ...(places[index] as ColumnPlace), left };
    left += widths[index] ?? 0;
  }
  let right = 0;
  for (const index of ends.toReversed()) {
    places[index] = { ...(places[index] as ColumnPlace), right };
    right += widths[index] ?? 0;
  }
  const lastStart = starts.at(-1);
  if (lastStart !== undefined) places[lastStart] = { ...(places[lastStart] as ColumnPlace), edge: "start" };
  const firstEnd = ends[0];
  if (firstEnd !== undefined) places[firstEnd] = { ...(places[firstEnd] as ColumnPlace), edge: "end" };
  return { places, minWidth, leadStuck: starts.length > 0 };
}

export type HeadGroup = { label: string | null; span: number; start: number };

/** The runs of neighbouring columns with one group, for the upper row of the head. */
export function headGroups<Row extends RowData>(columns: readonly Column<Row>[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  columns.forEach((column, index) => {
    const last = groups.at(-1);
    const label = column.group ?? null;
    if (last && label !== null && last.label === label) last.span += 1;
    else groups.push({ label, span: 1, start: index });
  });
  return groups;
}
