import { useMemo } from "react";
import type { FilterField } from "./ColumnFilter";
import { type Column, type FilterOption, type RowData, textOf } from "./columns";

const collator = new Intl.Collator("en-IN", { numeric: true, sensitivity: "base" });

function valuesAtHand<Row extends RowData>(column: Column<Row>, rows: readonly Row[]): FilterOption[] {
  const values = new Set(rows.map((row) => textOf(column, row)).filter(Boolean));
  return [...values].sort(collator.compare).map((value) => ({ value, label: value }));
}

/** The filters of a table by column id. */
export function useFilterFields<Row extends RowData>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  return useMemo(() => {
    const fields = new Map<string, FilterField>();
    for (const column of columns) {
      const { id, header, filter } = column;
      if (!filter) continue;
      const options = filter === "text" ? null : filter === "select" ? valuesAtHand(column, rows) : filter;
      fields.set(id, { id, header, options });
    }
    return fields as ReadonlyMap<string, FilterField>;
  }, [columns, rows]);
}
