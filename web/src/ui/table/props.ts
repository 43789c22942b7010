import type { ReactNode } from "react";
import type { ListName } from "@/lib/pageSize";
import type { PageSize, TableView } from "@/lib/tableSearch";
import type { Column, RowData } from "./columns";
import type { HiddenColumns } from "./useHiddenColumns";

export type TableState = "ready" | "loading" | "refreshing" | "failed";

/** How a table shows what belongs to an expanded row. */
export type SubRows<Row extends RowData> = {
  rows: (rows: readonly Row[]) => ReactNode;
  /** While they load, or after that failed. */
  note: (content: ReactNode) => ReactNode;
};

export type TableSelection<Row extends RowData> = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Why a row cannot be selected; empty if it can. */
  lockOf?: (row: Row) => string;
};

/** Downloads always fetch again: the server audits who downloaded which rows. */
type CsvProps<Row extends RowData> =
  | { csvName?: undefined; csvRows?: undefined }
  | {
      /** The name of the CSV file; without it there is no download. */
      csvName: string;
      /** Fetches all rows of the current view for the file. A table in client mode still filters and sorts them. */
      csvRows: () => Promise<readonly Row[]>;
    };

export type DataTableProps<Row extends RowData> = CsvProps<Row> & {
  /** The accessible name, and the title unless `title` is null. */
  label: string;
  title?: string | null;
  /** Beside the title, instead of the number of rows. */
  note?: ReactNode;
  /** Under this id the browser remembers the chosen columns. */
  id?: string;
  /** The choice of columns, if the screen asks the server for one of them only while it is shown. */
  hiddenColumns?: HiddenColumns;
  /** Under this name the browser remembers the chosen page size. */
  list?: ListName;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Names a row in labels; by default the first column's text. */
  rowName?: (row: Row) => string;

  /** The view, if the screen keeps it (in the address); else the table keeps its own, starting with `initial`. */
  view?: TableView;
  onView?: (view: TableView) => void;
  initial?: Partial<TableView>;
  /** Server mode: `rows` are one page, already filtered and sorted, of this many. */
  total?: number;

  state?: TableState;
  onRetry?: () => void;
  emptyText?: string;
  /** A way out of what leaves the table empty. */
  emptyAction?: ReactNode;
  failedText?: string;

  /** One long body that renders only visible rows, instead of pages. */
  virtual?: boolean;
  /** Fills the height of its flex parent. */
  fill?: boolean;
  /** In pixels, or as a share of the window. */
  maxHeight?: number | `${number}vh`;
  /** Of every row, in pixels. */
  rowHeight?: number;
  /** Without border and shadow, for a drawer or a dialog. */
  plain?: boolean;
  /** More room in every row. */
  spacious?: boolean;
  /** Less room between the columns, for a table that has many. */
  compact?: boolean;
  pager?: boolean;
  /** The page sizes to choose from, if they are not the usual ones. */
  sizes?: readonly PageSize[];

  /** A table of figures: stays a table on a phone, with sticky first columns. */
  matrix?: boolean;
  /** Cards on a desktop too, for a column as narrow as a phone. */
  cards?: boolean;

  searchLabel?: string | null;
  /** The search field is always open, not behind its icon. */
  searchShown?: boolean;
  chooser?: boolean;
  toolbarStart?: ReactNode;
  toolbarEnd?: ReactNode;

  onRowClick?: (row: Row) => void;
  /** The row whose details are open elsewhere. */
  currentId?: string;
  selection?: TableSelection<Row>;
  renderDetail?: (row: Row) => ReactNode;
  /** The rows of an expanded row, in the same columns: load them and pass them to one of the renderers. */
  renderSubRows?: (row: Row, as: SubRows<Row>) => ReactNode;
  /** Receives the element that scrolls. */
  onScroller?: (scroller: HTMLDivElement | null) => void;
};
