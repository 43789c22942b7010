import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { PeriodPicker } from "@/ui/PeriodPicker";
import { type Tile, TileStrip } from "@/ui/TileStrip";
import type { Column, RowData } from "@/ui/table/columns";
import type { TableSource } from "@/ui/table/tableSource";
import { DashboardHead } from "./DashboardHead";
import { DownloadButton } from "./DownloadButton";
import { FigureTable } from "./FigureTable";
import { PrintButton } from "./PrintButton";
import classes from "./YearTable.module.css";

type Props<Row extends RowData> = {
  /** The name of the dashboard, in its labels and its file, and its path. */
  name: string;
  path: string;
  year: string;
  /** The whole answer, with the row of the year, which the file has too. */
  source: TableSource<Row>;
  /** The rows of the table. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  emptyText: string;
  tiles?: readonly Tile[];
  /** This month. */
  currentId?: string;
  maxHeight?: `${number}vh`;
  actions?: ReactNode;
  /** What a phone shows: a card for each of these rows. */
  cards?: { rows: readonly Row[]; columns: readonly Column<Row>[] };
  /** Beside the year. */
  compare?: ReactNode;
  onYear: (year: string) => void;
  onTile?: (id: string) => void;
};

const nothing = () => {};

/** A dashboard by year: the year as its heading, tiles of the year, and a table by month. */
export function YearTable<Row extends RowData>(props: Props<Row>) {
  const { name, year, source, rows, columns, rowId, tiles, onYear, onTile = nothing } = props;
  const { csvRows, rows: _, total: __, ...state } = source;
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  const cards = phone ? props.cards : undefined;
  return (
    <>
      <DashboardHead
        actions={
          <>
            {props.actions}
            <PrintButton />
            <DownloadButton name={`${name} ${year}`} columns={columns} rowId={rowId} fetch={csvRows} />
            <WeeklyButton dashboard={props.path} of={{ year }} />
          </>
        }
      >
        <PeriodPicker label="Year" value={year} onChange={onYear} />
        {props.compare}
      </DashboardHead>
      {tiles && (
        <div className={classes.tiles}>
          <TileStrip label={`${name} of ${year}`} tiles={tiles} onSelect={onTile} opens />
        </div>
      )}
      <FigureTable
        label={`${name} by month, ${year}`}
        columns={cards?.columns ?? columns}
        {...state}
        rows={cards && rows.length > 0 ? cards.rows : rows}
        cards={cards !== undefined}
        rowId={rowId}
        emptyText={props.emptyText}
        currentId={props.currentId}
        maxHeight={props.maxHeight}
      />
    </>
  );
}
