import type { CSSProperties } from "react";
import { grouped } from "@/lib/text";
import type { Column, Heat, RowData } from "./columns";
import classes from "./HeatCell.module.css";

type Props<Row extends RowData> = { column: Column<Row>; heat: Heat<Row>; row: Row };

/**
 * A number shaded by its band. The cells of a table are one tab stop, which `useHeatGrid` moves by the arrow keys:
 * therefore none has a tab index of its own.
 */
export function HeatCell<Row extends RowData>({ column, heat, row }: Props<Row>) {
  const value = Number(column.value(row) ?? 0);
  const band = heat.band(row);
  const style = { "--fill": band?.fill, "--ink": band?.ink } as CSSProperties;
  if (value === 0) {
    return (
      <span className={classes.cell} style={style} data-zero>
        0
      </span>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.cell}
      style={style}
      data-heat={column.id}
      data-group={column.group}
      aria-label={heat.label(row)}
      onClick={() => heat.onOpen(row)}
    >
      {grouped(value)}
    </button>
  );
}
