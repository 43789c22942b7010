import type { TableView } from "@/lib/tableSearch";
import type { RowData } from "./columns";
import type { DataTableProps, TableState } from "./props";

/** One page of a list that the server filters, sorts and pages. */
type Page<Row> = { rows: readonly Row[]; total: number };

/** The state of a list: all its rows, which the table then filters, sorts and pages itself, or one page. */
export type List<Row> = {
  data: readonly Row[] | Page<Row> | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  error: Error | null;
  refetch: () => unknown;
};

/** The view of a table, kept by the screen. */
export type KeptView = { view: TableView; onView: (view: TableView) => void };

/** The source props of a DataTable, to be spread into it. `File` fetches the rows for the CSV file, if there is one. */
export type TableSource<Row extends RowData, File = () => Promise<readonly Row[]>> = Pick<
  DataTableProps<Row>,
  "rows" | "total" | "state" | "failedText" | "onRetry" | "view" | "onView"
> & { csvRows: File };

/** Loaded rows stay on screen during a refresh, even a failed one; the next refresh will fix it. */
export function listState(list: Pick<List<unknown>, "isError" | "isPlaceholderData"> & { data: unknown }) {
  const state: TableState = list.isError ? "failed" : "loading";
  if (list.data === undefined) return state;
  return list.isPlaceholderData ? "refreshing" : "ready";
}

const isPage = <Row>(data: List<Row>["data"]): data is Page<Row> => data !== undefined && "rows" in data;

/** Without a view the table keeps its own. */
export function tableSource<Row extends RowData, File>(
  list: List<Row>,
  csvRows: File,
  kept?: KeptView,
): TableSource<Row, File> {
  const { data } = list;
  return {
    ...kept,
    ...(isPage(data) ? { rows: data.rows, total: data.total } : { rows: data }),
    state: listState(list),
    failedText: list.error?.message,
    onRetry: () => void list.refetch(),
    csvRows,
  };
}
