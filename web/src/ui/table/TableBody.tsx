import { Fragment, type ReactNode } from "react";
import { SkeletonBar, skeletonOpacity, skeletonWidth } from "../LoadingRows";
import type { Column, RowData, TableLayout } from "./columns";
import tableClasses from "./DataTable.module.css";
import type { SubRows } from "./props";
import type { Select } from "./SelectBox";
import classes from "./TableBody.module.css";
import { cellLook } from "./TableHead";
import { cellContent, TableRow } from "./TableRow";
import { useRowFocus } from "./useRowFocus";
import type { Entry } from "./useTableModel";

export type BodyProps<Row extends RowData> = {
  entries: readonly Entry<Row>[];
  columns: readonly Column<Row>[];
  layout: TableLayout;
  colSpan: number;
  headRows: number;
  tableId: string;
  rowName: (row: Row) => string;
  onRowClick: ((row: Row) => void) | undefined;
  currentId: string | undefined;
  selected: ReadonlySet<string> | null;
  lockOf: ((row: Row) => string) | undefined;
  onSelect: Select;
  expanded: ReadonlySet<string> | null;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  renderSubRows: ((row: Row, as: SubRows<Row>) => ReactNode) | undefined;
  rowId: (row: Row) => string;
  onExpand: (id: string) => void;
  refreshing: boolean;
};

type BodyRowProps<Row extends RowData> = {
  body: BodyProps<Row>;
  entry: Entry<Row>;
  index: number;
  active: number;
  virtual: boolean;
};

export function BodyRow<Row extends RowData>({ body, entry, index, active, virtual }: BodyRowProps<Row>) {
  const { id, original } = entry;
  return (
    <TableRow
      id={id}
      row={original}
      index={index}
      columns={body.columns}
      layout={body.layout}
      name={body.rowName(original)}
      tabIndex={body.onRowClick ? (index === active ? 0 : -1) : undefined}
      ariaRowIndex={virtual ? index + 1 + body.headRows : undefined}
      selected={body.selected?.has(id)}
      lock={body.lockOf?.(original) ?? ""}
      onSelect={body.onSelect}
      expanded={body.expanded?.has(id)}
      onExpand={body.onExpand}
      detailId={detailIdOf(body.tableId, id)}
      current={id === body.currentId}
    />
  );
}

function detailIdOf(tableId: string, id: string): string {
  return `${tableId}-${id}`;
}

type DetailProps<Row extends RowData> = {
  body: BodyProps<Row>;
  entry: Entry<Row>;
  index?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
};

export function DetailRow<Row extends RowData>({ body, entry, index, measure }: DetailProps<Row>) {
  if (body.renderSubRows) return body.renderSubRows(entry.original, subRowsOf(body, entry.id));
  return (
    <tr id={detailIdOf(body.tableId, entry.id)} className={classes.detail} ref={measure} data-index={index}>
      <td colSpan={body.colSpan}>
        <div className={classes.detailBox}>{body.renderDetail?.(entry.original)}</div>
      </td>
    </tr>
  );
}

function subRowsOf<Row extends RowData>(body: BodyProps<Row>, id: string): SubRows<Row> {
  const { columns, layout, colSpan, rowId } = body;
  const detailId = detailIdOf(body.tableId, id);
  return {
    note: (content) => (
      <tr id={detailId} className={classes.detail}>
        <td colSpan={colSpan}>
          <div className={classes.detailBox}>{content}</div>
        </td>
      </tr>
    ),
    rows: (rows) =>
      rows.map((row, at) => (
        <tr key={rowId(row)} id={at === 0 ? detailId : undefined} className={classes.subRow}>
          {colSpan > columns.length && (
            <td colSpan={colSpan - columns.length} className={tableClasses.lead} />
          )}
          {columns.map((column, index) => {
            const place = layout.places[index];
            return (
              place && (
                <td key={column.id} {...cellLook(column, place)}>
                  {cellContent(column, row)}
                </td>
              )
            );
          })}
        </tr>
      )),
  };
}

export function TableBody<Row extends RowData>(props: BodyProps<Row>) {
  const { entries, onRowClick, expanded, refreshing } = props;
  const { body, active, handlers } = useRowFocus({ entries, onRowClick });
  return (
    <tbody
      ref={body}
      className={classes.body}
      data-clickable={onRowClick ? true : undefined}
      data-heated={props.columns.some((column) => column.heat) || undefined}
      data-refreshing={refreshing || undefined}
      {...handlers}
    >
      {entries.map((entry, index) => (
        <Fragment key={entry.id}>
          <BodyRow body={props} entry={entry} index={index} active={active} virtual={false} />
          {expanded?.has(entry.id) && <DetailRow body={props} entry={entry} />}
        </Fragment>
      ))}
    </tbody>
  );
}

type SkeletonProps<Row extends RowData> = {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  leads: number;
  count: number;
};

export function SkeletonBody<Row extends RowData>({ columns, layout, leads, count }: SkeletonProps<Row>) {
  const rows = Array.from({ length: count }, (_, index) => index);
  const leadCells = Array.from({ length: leads }, (_, index) => index);
  return (
    <tbody className={classes.body} aria-hidden="true">
      {rows.map((index) => (
        <tr key={index} className={classes.row} style={{ opacity: skeletonOpacity(index) }}>
          {leadCells.map((lead) => (
            <td key={lead} className={tableClasses.lead} />
          ))}
          {columns.map((column, at) => {
            const place = layout.places[at];
            if (!place) return null;
            return (
              <td key={column.id} {...cellLook(column, place)}>
                <SkeletonBar width={skeletonWidth(index + at)} tall={column.card === "status"} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
