import { useMemo } from "react";
import type { TtfRow } from "@/api/averageTtf";
import { DashboardHead } from "@/blocks/dashboard/DashboardHead";
import { DownloadButton } from "@/blocks/dashboard/DownloadButton";
import { FigureTable } from "@/blocks/dashboard/FigureTable";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PeriodPicker } from "@/ui/PeriodPicker";
import { type Tile, TileStrip } from "@/ui/TileStrip";
import type { TableSource } from "@/ui/table/tableSource";
import classes from "./AverageTtfView.module.css";
import { ttfColumns } from "./columns";
import { daysText, shapeYear, summary, type TtfYear, ttfTypes } from "./shaping";

type Props = {
  year: string;
  source: TableSource<TtfRow>;
  onYear: (year: string) => void;
  onOpen: (monthName: string, employmentType: string) => void;
};

const idOf = (row: TtfRow) => row.monthName;
const noRows: readonly TtfRow[] = [];

function tilesOf({ total }: TtfYear): Tile[] {
  return ttfTypes.map(({ key, label, figures }) => ({
    id: key,
    label,
    value: (total && daysText(total[figures].averageDays)) || null,
    note: total && (
      <span className={classes.note}>
        <span>Average TTF (Days)</span>
        <span>
          <b>{total[figures].closures.toLocaleString("en-IN")}</b> No. of Closure
        </span>
      </span>
    ),
    tone: null,
  }));
}

export function AverageTtfView({ year, source, onYear, onOpen }: Props) {
  const { rows = noRows, csvRows, ...rest } = source;
  const shaped = useMemo(() => shapeYear(rows), [rows]);
  const columns = useMemo(
    () => ttfColumns(shaped, (row, type) => onOpen(row.monthName, type.key)),
    [shaped, onOpen],
  );
  const openYear = (key: string) => {
    const type = ttfTypes.find((one) => one.key === key);
    if (type && shaped.total && shaped.total[type.figures].closures > 0) onOpen(summary, key);
  };
  return (
    <>
      <DashboardHead
        actions={
          <>
            <PrintButton />
            <DownloadButton name={`Average TTF ${year}`} columns={columns} rowId={idOf} fetch={csvRows} />
          </>
        }
      >
        <PeriodPicker label="Year" value={year} onChange={onYear} />
      </DashboardHead>
      <div className={classes.tiles}>
        <TileStrip label={`Average TTF of ${year}`} tiles={tilesOf(shaped)} onSelect={openYear} opens />
      </div>
      <FigureTable
        label={`Average TTF by month, ${year}`}
        columns={columns}
        {...rest}
        rows={rest.state === "ready" && !shaped.closed ? noRows : shaped.months}
        rowId={idOf}
        emptyText="No data available"
      />
    </>
  );
}
