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

export function TableFoot<Row extends RowData>({ columns, layout, rows, selecting, expanding }: Props<Row>) {
  const stick = layout.leadStuck ? "start" : undefined;
  return (
    <tfoot className={classes.foot}>
      <tr>
        {selecting && <td data-stick={stick} style={stickStyle("left", 0)} />}
        {expanding && <td data-stick={stick} style={stickStyle("left", selecting ? selectWidth : 0)} />}
        {columns.map((column, at) => {
          const place = layout.places[at];
          if (!place) return null;
          return (
            <td key={column.id} {...cellLook(column, place)}>
              {column.total?.(rows)}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
