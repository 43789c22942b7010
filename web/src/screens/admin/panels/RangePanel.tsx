import type { ReactNode } from "react";
import type { DayRange } from "@/lib/ranges";
import { RangePicker } from "@/ui/RangePicker";
import { SideDrawer } from "@/ui/SideDrawer";
import type { RowData } from "@/ui/table/columns";
import { type Column, DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import type { PanelProps } from "./props";
import classes from "./RangePanel.module.css";

type Props<Row extends RowData> = Pick<PanelProps, "opened" | "today" | "onRange" | "onClose"> & {
  title: string;
  size?: 800 | 1200 | 1360;
  /** Beside the range. */
  beside?: ReactNode;
  /** The table takes the whole height, because nothing follows it. */
  fill?: boolean;
  onRowClick?: (row: Row) => void;
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
        list="home_panels"
        plain
        compact={size === 1360}
        fill={props.fill}
        columns={props.columns}
        {...source}
        rowId={props.rowId}
        rowName={props.rowName}
        onRowClick={props.onRowClick}
        chooser={false}
        csvName={title}
        toolbarStart={
          <div className={classes.range}>
            <RangePicker label="Range" value={range} today={today} onChange={onRange} apply="always" />
            {props.beside}
          </div>
        }
      />
      {props.children}
    </SideDrawer>
  );
}
