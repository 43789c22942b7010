import type { ReactNode } from "react";
import type { DayRange } from "@/lib/ranges";
import { RangePicker } from "@/ui/RangePicker";
import { SideDrawer } from "@/ui/SideDrawer";
import type { RowData } from "@/ui/table/columns";
import { type Column, DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import type { PanelProps } from "./props";

type Props<Row extends RowData> = Pick<PanelProps, "opened" | "today" | "onRange" | "onClose"> & {
  title: string;
  size?: 800 | 1200;
  range: DayRange;
  columns: readonly Column<Row>[];
  source: TableSource<Row>;
  rowId: (row: Row) => string;
  rowName?: (row: Row) => string;
  children?: ReactNode;
};

/** A drawer with the table of a range, which takes effect on Apply. */
export function RangePanel<Row extends RowData>(props: Props<Row>) {
  const { opened, today, title, size = 1200, range, source, onRange, onClose } = props;
  return (
    <SideDrawer opened={opened} size={size} title={title} onClose={onClose}>
      <DataTable
        label={title}
        title={null}
        plain
        columns={props.columns}
        {...source}
        rowId={props.rowId}
        rowName={props.rowName}
        chooser={false}
        csvName={title}
        toolbarStart={
          <RangePicker label="Range" value={range} today={today} onChange={onRange} apply="always" />
        }
      />
      {props.children}
    </SideDrawer>
  );
}
