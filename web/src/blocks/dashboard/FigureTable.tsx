import type { RowData } from "@/ui/table/columns";
import { DataTable } from "@/ui/table/DataTable";
import type { DataTableProps } from "@/ui/table/props";

type Props<Row extends RowData> = Pick<
  DataTableProps<Row>,
  | "label"
  | "columns"
  | "rows"
  | "rowId"
  | "state"
  | "onRetry"
  | "emptyText"
  | "failedText"
  | "currentId"
  | "maxHeight"
  | "cards"
  | "view"
  | "onView"
>;

/** Figures by period and kind, without pages or search, with column totals at the foot. */
export function FigureTable<Row extends RowData>(props: Props<Row>) {
  return <DataTable {...props} title={null} searchLabel={null} chooser={false} pager={false} matrix />;
}
