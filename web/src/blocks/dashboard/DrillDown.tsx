import { type ReactNode, useEffect } from "react";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";
import type { Column, RowData } from "@/ui/table/columns";
import { DataTable } from "@/ui/table/DataTable";
import { type List, tableSource } from "@/ui/table/tableSource";
import classes from "./DrillDown.module.css";

type Props<Row extends RowData> = DialogProps & {
  title: string;
  subtitle?: ReactNode;
  query: List<Row>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  emptyText: string;
  /** Closes the dialog if the rows fail to load; without it the dialog shows the failure and Try again. */
  closesOnFailure?: boolean;
  csvRows: () => Promise<readonly Row[]>;
};

const bodyHeight = 440;

/** The rows behind a number: as many as the number, or adding up to it in their count column. */
export function DrillDown<Row extends RowData>(props: Props<Row>) {
  const { opened, title, query, closesOnFailure, onClose } = props;
  const failed = opened && closesOnFailure === true && query.isError;
  useEffect(() => {
    if (failed) onClose();
  }, [failed, onClose]);
  return (
    <Dialog opened={opened} title={title} subtitle={props.subtitle} size={880} onClose={onClose}>
      <div className={classes.table}>
        <DataTable
          label={title}
          title={null}
          plain
          columns={props.columns}
          {...tableSource(query, props.csvRows)}
          rowId={props.rowId}
          emptyText={props.emptyText}
          initial={{ size: 10 }}
          maxHeight={bodyHeight}
          chooser={false}
          searchShown
          csvName={title}
        />
      </div>
    </Dialog>
  );
}
