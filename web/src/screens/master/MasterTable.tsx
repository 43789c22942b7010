import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TableView } from "@/lib/tableSearch";
import type { RowData } from "@/ui/table/columns";
import { type Column, DataTable } from "@/ui/table/DataTable";
import { listState } from "@/ui/table/tableSource";

/** What the screen keeps of a table, and how high it may be. */
export type TablePlace = {
  view: TableView;
  onView: (view: TableView) => void;
  /** Two tables share the page. */
  stacked: boolean;
};

type Props<Row extends RowData> = TablePlace & {
  label: string;
  id: string;
  list: UseQueryResult<readonly Row[]>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  csvRows: () => Promise<readonly Row[]>;
  buttons: ReactNode;
  /** Rows of one height, of which only those in sight are drawn. */
  virtual?: boolean;
};

/** A table of /master: all rows in one body, without pages. */
export function MasterTable<Row extends RowData>(props: Props<Row>) {
  const { label, list, stacked, buttons } = props;
  return (
    <DataTable
      label={label}
      id={`master.${props.id}`}
      columns={props.columns}
      rows={list.data}
      rowId={props.rowId}
      rowName={props.rowName}
      view={props.view}
      onView={props.onView}
      state={listState(list)}
      onRetry={() => void list.refetch()}
      failedText={list.error?.message}
      emptyText="Data Not Available"
      virtual={props.virtual}
      pager={false}
      maxHeight={stacked ? 480 : 500}
      csvName={label}
      csvRows={props.csvRows}
      toolbarEnd={buttons}
    />
  );
}
