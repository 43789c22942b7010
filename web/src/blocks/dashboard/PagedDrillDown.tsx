import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ListPage } from "@/api/requisition";
import { defaultView, pageOf, type TableView } from "@/lib/tableSearch";
import { Dialog } from "@/ui/Dialog";
import { type DialogProps, useAddressedDialog } from "@/ui/dialogs";
import type { Column, RowData } from "@/ui/table/columns";
import { DataTable } from "@/ui/table/DataTable";
import { tableSource } from "@/ui/table/tableSource";
import classes from "./DrillDown.module.css";

type Page<Row> = { rows: Row[]; total: number };

type Props<Row extends RowData, Key extends QueryKey> = DialogProps & {
  title: string;
  subtitle?: ReactNode;
  /** Asks the server for one page. */
  page: (page: ListPage) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;
  /** Fetches all pages for the file, as they are searched and sorted. */
  file: (page: ListPage) => Promise<readonly Row[]>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  emptyText: string;
  /** Shown instead of the subtitle until the first rows are there. */
  loadingText?: string;
};

const bodyHeight = 440;
const start: TableView = { ...defaultView, size: 10 };

/** The rows behind a number, as the server pages, sorts and searches them. */
function PagedDrillDown<Row extends RowData, Key extends QueryKey>(props: Props<Row, Key>) {
  const { opened, title, page, file, columns, onClose } = props;
  const [view, setView] = useState(start);
  const asked = pageOf(view);
  const query = useQuery({ ...page(asked), enabled: opened });
  return (
    <Dialog
      opened={opened}
      title={title}
      subtitle={query.isPending ? (props.loadingText ?? props.subtitle) : props.subtitle}
      size={960}
      onClose={onClose}
    >
      <div className={classes.table}>
        <DataTable
          label={title}
          title={null}
          plain
          columns={columns}
          {...tableSource(query, () => file(asked), { view, onView: setView })}
          rowId={props.rowId}
          emptyText={props.emptyText}
          maxHeight={bodyHeight}
          chooser={false}
          searchShown
          csvName={title}
        />
      </div>
    </Dialog>
  );
}

/** Shows the rows behind a number while the address names it: `about` is empty for none. */
export function usePagedDrillDown<Row extends RowData, Key extends QueryKey>(
  about: string,
  props: Omit<Props<Row, Key>, keyof DialogProps>,
  onClose: () => void,
): void {
  useAddressedDialog<Props<Row, Key>>(about, PagedDrillDown<Row, Key>, props, onClose);
}
