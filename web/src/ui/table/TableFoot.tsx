import { type Column, type RowData, selectWidth, type TableLayout } from "./columns";
import classes from "./TableFoot.module.css";
import { cellLook, stickStyle } from "./TableHead";

type Props<Row extends RowData> = {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  rows: readonly Row[];
  selecting: boolean;
  expanding: boolean;
};

/** Whether the cell of a column further left takes its place. */
function isCovered<Row extends RowData>(columns: readonly Column<Row>[], at: number): boolean {
  return columns.some(({ totalSpan = 1 }, index) => index < at && index + totalSpan > at);
}

export function TableFoot<Row extends RowData>({ columns, layout, rows, selecting, expanding }: Props<Row>) {
  const stick = layout.leadStuck ? "start" : undefined;
  return (
    <tfoot className={classes.foot}>
      <tr>
        {selecting && <td data-stick={stick} style={stickStyle("left", 0)} />}
        {expanding && <td data-stick={stick} style={stickStyle("left", selecting ? selectWidth : 0)} />}
        {columns.map((column, at) => {
          const place = layout.places[at];
          if (!place || isCovered(columns, at)) return null;
          const span = column.totalSpan ?? 1;
          return (
            <td
              key={column.id}
              colSpan={span > 1 ? span : undefined}
              {...cellLook(column, place)}
              data-align={span > 1 && column.align === "end" ? "center" : column.align}
            >
              {column.total?.(rows)}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
