import type { ReactNode } from "react";
import type { RowData } from "@/ui/table/columns";
import { type Column, DataTable } from "@/ui/table/DataTable";
import type { KeptView, TableSource } from "@/ui/table/tableSource";

/** The view of a table, kept by the screen, and its height. */
export type TablePlace = KeptView & {
  /** Two tables share the page. */
  stacked: boolean;
};

type Props<Row extends RowData> = Pick<TablePlace, "stacked"> & {
  label: string;
  id: string;
  source: TableSource<Row>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  buttons: ReactNode;
  /** Rows of equal height, so that only visible ones are rendered. */
  virtual?: boolean;
};

/** A table of /master: all rows in one body, without pages. */
export function MasterTable<Row extends RowData>(props: Props<Row>) {
  const { label, source, stacked, buttons } = props;
  return (
    <DataTable
      label={label}
      id={`master.${props.id}`}
      columns={props.columns}
      {...source}
      rowId={props.rowId}
      rowName={props.rowName}
      emptyText="Data Not Available"
      virtual={props.virtual}
      pager={false}
      maxHeight={stacked ? 480 : 500}
      csvName={label}
      toolbarEnd={buttons}
    />
  );
}
