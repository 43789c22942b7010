import { type Column, type RowData, textOf } from "@/ui/table/columns";
import { Difference } from "./Difference";

export type Compared<Row extends RowData> = {
  /** When it was as it was before: 'in Oct 2026'. */
  when: string;
  /** The same row before: null if nothing was counted then, undefined if the row is not compared. */
  rowBefore: (row: Row) => Row | null | undefined;
  /** The row of the totals, now and before, if the columns have one. */
  totals?: readonly [now: Row, before: Row];
};

/** What a column showed before. A share of nothing is no number; everything else was 0. */
function valueBefore<Row extends RowData>(column: Column<Row>, row: Row | null | undefined) {
  if (row === null) return column.measure?.points ? null : 0;
  return row === undefined ? undefined : column.value(row);
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : null);

/**
 * The columns with a difference below each number that has a measure, or as they are while there is nothing to compare
 * with. Files keep the numbers alone.
 */
export function withDifferences<Row extends RowData>(
  columns: readonly Column<Row>[],
  compared: Compared<Row> | null,
): readonly Column<Row>[] {
  if (!compared) return columns;
  const { when, rowBefore, totals } = compared;
  return columns.map((column) => {
    const { measure, cell, total } = column;
    if (!measure) return column;
    const difference = (now: Row, before: unknown) => (
      <Difference
        now={numberOf(column.value(now))}
        before={numberOf(before)}
        measure={measure}
        when={when}
        below
      />
    );
    return {
      ...column,
      cell: (row) => {
        const content = cell ? cell(row) : textOf(column, row);
        if (content === "") return content;
        return (
          <>
            {content}
            {difference(row, valueBefore(column, rowBefore(row)))}
          </>
        );
      },
      total:
        totals && total
          ? (rows) => (
              <>
                {total(rows)}
                {difference(totals[0], column.value(totals[1]))}
              </>
            )
          : total,
    };
  });
}
