import type { ReactNode } from "react";
import type { TableView } from "@/lib/tableSearch";
import type { Column, RowData } from "./columns";

export type TableState = "ready" | "loading" | "refreshing" | "failed";

export type TableSelection<Row extends RowData> = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  disabled?: (row: Row) => boolean;
};

/** What can be taken out of the house is asked for anew: the server writes down who took which rows. */
type CsvProps<Row extends RowData> =
  | { csvName?: undefined; csvRows?: undefined }
  | {
      /** The name of the CSV file; without it there is no download. */
      csvName: string;
      /** All rows of the present view, fetched for the file. What the table itself filters and sorts, it still does. */
      csvRows: () => Promise<readonly Row[]>;
    };

export type DataTableProps<Row extends RowData> = CsvProps<Row> & {
  /** The accessible name, and the title unless `title` is null. */
  label: string;
  title?: string | null;
  /** Under this id the browser remembers the chosen columns. */
  id?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Names a row in labels; the first column's text unless given. */
  rowName?: (row: Row) => string;

  /** The view, when the screen keeps it (in the address); else the table keeps its own, starting from `initial`. */
  view?: TableView;
  onView?: (view: TableView) => void;
  initial?: Partial<TableView>;
  /** Server mode: `rows` are one page, already filtered and sorted, of this many. */
  total?: number;

  state?: TableState;
  onRetry?: () => void;
  emptyText?: string;
  failedText?: string;

  /** One long body that draws what is in sight, instead of pages. */
  virtual?: boolean;
  /** Takes the height its flex parent leaves. */
  fill?: boolean;
  maxHeight?: number;
  /** Without border and shadow, for a drawer or a dialog. */
  plain?: boolean;
  /** More room in every row. */
  spacious?: boolean;
  pager?: boolean;

  /** Figures that are read along and across: a table on a phone, too, with its first columns in sight. */
  matrix?: boolean;
  /** Rows as cards on a desk, too, for a place that is as narrow as a phone. */
  cards?: boolean;

  searchLabel?: string | null;
  /** The search is a field from the start, not behind its icon. */
  searchShown?: boolean;
  chooser?: boolean;
  toolbarStart?: ReactNode;
  toolbarEnd?: ReactNode;

  onRowClick?: (row: Row) => void;
  /** The row whose details are open elsewhere. */
  currentId?: string;
  selection?: TableSelection<Row>;
  renderDetail?: (row: Row) => ReactNode;
};
