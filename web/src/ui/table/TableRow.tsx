import { IconChevronRight } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { IconButton } from "../IconButton";
import { type Column, type RowData, selectWidth, type TableLayout, textOf } from "./columns";
import tableClasses from "./DataTable.module.css";
import { HeatCell } from "./HeatCell";
import { type Select, SelectBox } from "./SelectBox";
import classes from "./TableBody.module.css";
import { cellLook, stickStyle } from "./TableHead";

/** The content of a cell: the column's own rendering, its text, or the mark for no value. */
export function cellContent<Row extends RowData>(column: Column<Row>, row: Row): ReactNode {
  if (column.heat) return <HeatCell column={column} heat={column.heat} row={row} />;
  const content = column.cell ? column.cell(row) : textOf(column, row);
  return content === "" ? <span className={classes.dash}>{column.empty ?? "—"}</span> : content;
}

export type TableRowProps<Row extends RowData> = {
  id: string;
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  layout: TableLayout;
  /** Names the row in the labels of its checkbox and its expander. */
  name: string;
  /** Rows that open something are in the tab order: 0 for one row of the table, -1 for the others. */
  tabIndex: 0 | -1 | undefined;
  ariaRowIndex: number | undefined;
  selected: boolean | undefined;
  /** Why the row cannot be selected; empty if it can. */
  lock: string;
  onSelect: Select;
  expanded: boolean | undefined;
  onExpand: (id: string) => void;
  detailId: string;
  current: boolean;
};

function Row<Item extends RowData>(props: TableRowProps<Item>) {
  const { id, row, index, columns, layout, name, tabIndex, ariaRowIndex, current } = props;
  const { selected, lock, onSelect, expanded, onExpand, detailId } = props;
  const stick = layout.leadStuck ? "start" : undefined;
  const rowProps = { tabIndex, "aria-rowindex": ariaRowIndex };
  return (
    <tr
      {...rowProps}
      className={classes.row}
      data-row={index}
      data-selected={selected || current || undefined}
      data-expanded={expanded || undefined}
    >
      {selected !== undefined && (
        <td className={tableClasses.lead} data-stick={stick} style={stickStyle("left", 0)}>
          <SelectBox id={id} name={name} selected={selected} lock={lock} onSelect={onSelect} />
        </td>
      )}
      {expanded !== undefined && (
        <td
          className={tableClasses.lead}
          data-stick={stick}
          style={stickStyle("left", selected === undefined ? 0 : selectWidth)}
        >
          <span className={classes.expander} data-open={expanded || undefined}>
            <IconButton
              small
              label={`Details of ${name}`}
              icon={<IconChevronRight />}
              aria-expanded={expanded}
              aria-controls={expanded ? detailId : undefined}
              onClick={() => onExpand(id)}
              onKeyDown={({ key }) => {
                if (key === (expanded ? "ArrowLeft" : "ArrowRight")) onExpand(id);
              }}
            />
          </span>
        </td>
      )}
      {columns.map((column, at) => {
        const place = layout.places[at];
        if (!place) return null;
        return (
          <td
            key={column.id}
            data-strong={column.strong || undefined}
            data-tip={column.cell || column.heat || column.wrap ? undefined : textOf(column, row)}
            {...cellLook(column, place)}
          >
            {column.wrap ? (
              <span className={classes.lines} data-tip={textOf(column, row)}>
                {cellContent(column, row)}
              </span>
            ) : (
              cellContent(column, row)
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** memo loses the generic signature without a cast. */
export const TableRow = memo(Row) as typeof Row;
