import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { Measure } from "@/lib/comparison";
import type { CsvValue } from "@/lib/csv";

export type { RowData };

export type CellValue = string | number | null | undefined;

export type FilterOption = { value: string; label: string };

/** Where a column's value goes when a row is a card on a phone. */
export type CardPlace = "title" | "fact" | "value" | "line" | "figure" | "status" | "action";

/** A column whose cells are shaded by value; each is a button. A cell without a band opens nothing. */
export type Heat<Row extends RowData> = {
  band: (row: Row) => HeatLook | null;
  /** The accessible name and the tooltip: 'Farah Khan, 11 AM: 53 connected calls'. */
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
};

/** CSS colours. */
export type HeatLook = { fill: string; ink: string };

/**
 * One column. Keep the array stable (a module constant, or useMemo): rows re-render only when it or their own data
 * changes.
 */
export type Column<Row extends RowData> = {
  /** The name in the address, in sorting and in filters. */
  id: string;
  header: string;
  /** Shown in the head of a column that does not sort; the header then only names it. */
  head?: ReactNode;
  /** The value to sort by; text and CSV derive from it by default. Days are 'YYYY-MM-DD'. */
  value: (row: Row) => CellValue;
  /** The text to show, search and filter, if it differs from the value (a date as '27 Mar 2026'). */
  text?: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** What goes into the CSV file; false leaves the column out. */
  csv?: false | ((row: Row) => CsvValue);

  /** The minimum width in pixels; free space is shared, and columns that wrap take more of it. */
  width?: number;
  /** Takes a second line before its text is cut. */
  wrap?: boolean;
  /**
   * Left to be scrolled to as long as it does not fit: the others then fill the window. Those behind join them in this
   * order.
   */
  behind?: 1 | 2;
  align?: "start" | "center" | "end";
  /** Sticks to that edge when scrolled; the order of columns does not change. */
  stick?: "start" | "end";
  /** The one bold cell of the row. */
  strong?: boolean;
  /** Neighbours with the same group share one header, and below it those with the same subgroup another. */
  group?: string;
  subgroup?: string;
  /** Beside the group's name, dimmed. */
  groupNote?: string;
  /** A second line of the header, dimmed. */
  subheader?: string;
  /** A line at the left, as before a group. */
  ruled?: boolean;
  heat?: Heat<Row>;
  /** What the number measures, if it can be compared with that of another period. */
  measure?: Measure;

  sortable?: boolean;
  searchable?: boolean;
  /** 'select' offers the values of the rows; a server-paged table provides the options. */
  filter?: "text" | "select" | readonly FilterOption[];
  /** Hidden until chosen in the column chooser. */
  hidden?: boolean;
  /** Cannot be hidden. */
  always?: boolean;
  /** Shown for no value. */
  empty?: string;
  /** The cell of the total row; in client mode over all filtered rows, in server mode over the page. */
  total?: (rows: readonly Row[]) => ReactNode;
  /** The total's cell takes this many columns. */
  totalSpan?: number;
  card?: CardPlace;
  /** The label on a card, if the header is too long for it. */
  cardHeader?: string;
  /** Wraps a long header onto two lines, so that it does not widen the column. */
  wrapHead?: boolean;
  /** False for columns of buttons, useless in print. Columns left out of the CSV file are not printed either. */
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

/** A column's heading in a file, which has one line for the names of the groups as well. */
export const csvHead = <Row extends RowData>({ group, subgroup, header }: Column<Row>): string =>
  [group, subgroup, header].filter(Boolean).join(" ");

/** Wide enough for its header with the arrow and the filter button, if it has them. */
export function widthOf<Row extends RowData>(column: Column<Row>): number {
  if (column.width) return column.width;
  return Math.max(80, Math.ceil(column.header.length * 6.7) + 22 + (column.filter ? 42 : 0));
}

export type ColumnPlace = {
  width: string;
  left?: number;
  right?: number;
  /** The innermost column of a sticky side, which shows the edge shadow. */
  edge?: "start" | "end";
  /** Begins a group, marked by a line at its left. */
  groupStart: boolean;
  /** Begins a subgroup within its group, marked by a fainter line. */
  subgroupStart: boolean;
};

export type TableLayout = {
  places: ColumnPlace[];
  /** A CSS length, as are the widths. */
  minWidth: string;
  /** The pixels that sticky columns cover at each side. */
  covered: { left: number; right: number };
  leadStuck: boolean;
};

function startsGroup<Row extends RowData>(column?: Column<Row>, before?: Column<Row>): boolean {
  return column?.ruled === true || column?.group !== before?.group;
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/** Nothing while columns behind do not fit, their width from the pixel on where they do. */
const joiningAt = (all: number, width: number) =>
  width > 0 ? `clamp(0px, (100cqi - ${all - 1}px) * ${width}, ${width}px)` : "";

/**
 * The widths of all columns as CSS lengths that need no measuring: each column's own width plus its share of what
 * the container has left (100cqi is the container's width). Sticky columns keep their width, because the offsets
 * of their neighbours are sums of it; the innermost one at the start is nobody's neighbour and grows too.
 */
export function layoutOf<Row extends RowData>(
  columns: readonly Column<Row>[],
  leadWidth: number,
): TableLayout {
  const widths = columns.map(widthOf);
  const starts = columns.flatMap((column, index) => (column.stick === "start" ? [index] : []));
  const ends = columns.flatMap((column, index) => (column.stick === "end" ? [index] : []));
  const behindAt = (turn: 1 | 2) => sumOf(widths.filter((_, index) => columns[index]?.behind === turn));
  const [first, second] = [behindAt(1), behindAt(2)];
  const behind = first + second;
  const all = sumOf(widths) + leadWidth;
  const shown = all - behind;
  const joining =
    [joiningAt(shown + first, first), joiningAt(all, second)].filter(Boolean).join(" - ") || "0px";
  const free = `max(0px, 100cqi - ${shown}px - ${joining})`;

  const innermost = starts.at(-1) ?? (ends.length === columns.length ? ends[0] : undefined);
  const weights = columns.map((column, index) => {
    if (column.behind || (column.stick && index !== innermost)) return 0;
    return (widths[index] ?? 0) * (column.wrap ? 6 : 1);
  });
  const weightSum = sumOf(weights);
  const places: ColumnPlace[] = widths.map((width, index) => {
    const weight = weights[index] ?? 0;
    return {
      width: weight > 0 ? `calc(${width}px + ${free} * ${(weight / weightSum).toFixed(4)})` : `${width}px`,
      groupStart: index > 0 && startsGroup(columns[index], columns[index - 1]),
      subgroupStart: index > 0 && columns[index]?.subgroup !== columns[index - 1]?.subgroup,
    };
  });
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
  return {
    places,
    minWidth: behind > 0 ? `calc(max(${shown}px, 100cqi) + ${behind}px - ${joining})` : `${all}px`,
    covered: { left: starts.length > 0 ? left : 0, right },
    leadStuck: starts.length > 0,
  };
}

export type HeadGroup = { label: string | null; span: number; start: number };

/** The runs of neighbouring columns with one group, for a row of the head; the second has the subgroups. */
export function headGroups<Row extends RowData>(
  columns: readonly Column<Row>[],
  level: "group" | "subgroup" = "group",
): HeadGroup[] {
  const groups: HeadGroup[] = [];
  columns.forEach((column, index) => {
    const last = groups.at(-1);
    const label = column[level] ?? null;
    if (last && label !== null && last.label === label) last.span += 1;
    else groups.push({ label, span: 1, start: index });
  });
  return groups;
}
