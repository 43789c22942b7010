import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { TableView } from "@/lib/tableSearch";
import { type CellValue, type Column, type RowData, textOf } from "./columns";

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const collator = new Intl.Collator("en-IN", { numeric: true, sensitivity: "base" });

function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a ?? ""), String(b ?? ""));
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** A row with its id. */
export type Entry<Row extends RowData> = { id: string; original: Row };

export type TableModel<Row extends RowData> = {
  /** The rows to render: one page, or all without paging. */
  entries: readonly Entry<Row>[];
  /** All filtered rows, in order. In server mode, the page. */
  matching: readonly Entry<Row>[];
  total: number;
  page: number;
  pageCount: number;
};

type Options<Row extends RowData> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  view: TableView;
  paged: boolean;
  /** The server's total number of rows; server mode only. */
  serverTotal: number | undefined;
};

function definitionOf<Row extends RowData>(column: Column<Row>) {
  return {
    id: column.id,
    // An empty text counts as no value, so that both sort last in either direction.
    accessorFn: (row: Row) => {
      const value = column.value(row);
      return value === "" || value === null ? undefined : value;
    },
    enableSorting: column.sortable !== false,
    enableGlobalFilter: column.searchable !== false,
    sortUndefined: "last" as const,
    sortFn: (a: { original: Row }, b: { original: Row }) =>
      compareValues(column.value(a.original), column.value(b.original)),
    filterFn: (row: { original: Row }, _id: string, wanted: string) =>
      column.filter === "text"
        ? includes(textOf(column, row.original), wanted)
        : textOf(column, row.original) === wanted,
  };
}

/** Filtering, sorting and paging. In server mode the rows arrive that way and stay as they are. */
export function useTableModel<Row extends RowData>(options: Options<Row>): TableModel<Row> {
  const { columns, rows, rowId, view, paged, serverTotal } = options;
  const server = serverTotal !== undefined;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const state = useMemo(
    () => ({
      sorting: view.sort && byId.has(view.sort.id) ? [view.sort] : [],
      columnFilters: Object.entries(view.filters)
        .filter(([id, value]) => value !== "" && byId.has(id))
        .map(([id, value]) => ({ id, value })),
      globalFilter: view.q || undefined,
    }),
    [view.sort, view.filters, view.q, byId],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state,
    globalFilterFn: (row: { original: Row }, id: string, wanted: string) => {
      const column = byId.get(id);
      return column !== undefined && includes(textOf(column, row.original), wanted);
    },
    manualFiltering: server,
    manualSorting: server,
  });

  const matching: readonly Entry<Row>[] = table.getSortedRowModel().rows;
  return useMemo(() => {
    const total = serverTotal ?? matching.length;
    const pageCount = paged ? Math.max(1, Math.ceil(total / view.size)) : 1;
    const page = Math.min(view.page, pageCount);
    const slice = paged && !server;
    const entries = slice ? matching.slice((page - 1) * view.size, page * view.size) : matching;
    return { entries, matching, total, page, pageCount };
  }, [matching, serverTotal, server, paged, view.page, view.size]);
}
