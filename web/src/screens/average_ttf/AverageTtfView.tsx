import { type ReactNode, useMemo } from "react";
import type { TtfRow } from "@/api/averageTtf";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { employmentTypes, summary } from "@/blocks/dashboard/year";
import type { Tile } from "@/ui/TileStrip";
import type { TableSource } from "@/ui/table/tableSource";
import classes from "./AverageTtfView.module.css";
import { ttfColumns } from "./columns";
import { daysText, shapeYear, type TtfYear } from "./shaping";

type Props = {
  year: string;
  source: TableSource<TtfRow>;
  /** This month. */
  currentId: string | undefined;
  actions?: ReactNode;
  onYear: (year: string) => void;
  onOpen: (monthName: string, employmentType: string) => void;
};

const idOf = (row: TtfRow) => row.monthName;
const noRows: readonly TtfRow[] = [];

function tilesOf({ total }: TtfYear): Tile[] {
  return employmentTypes.map(({ key, label, figures }) => ({
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

export function AverageTtfView({ year, source, currentId, actions, onYear, onOpen }: Props) {
  const { rows = noRows } = source;
  const shaped = useMemo(() => shapeYear(rows), [rows]);
  const columns = useMemo(
    () => ttfColumns(shaped, (row, type) => onOpen(row.monthName, type.key)),
    [shaped, onOpen],
  );
  const openYear = (key: string) => {
    const type = employmentTypes.find((one) => one.key === key);
    if (type && shaped.total && shaped.total[type.figures].closures > 0) onOpen(summary, key);
  };
  return (
    <YearTable
      name="Average TTF"
      year={year}
      source={source}
      rows={source.state === "ready" && !shaped.closed ? noRows : shaped.months}
      columns={columns}
      rowId={idOf}
      emptyText="No data available"
      tiles={tilesOf(shaped)}
      currentId={currentId}
      actions={actions}
      onYear={onYear}
      onTile={openYear}
    />
  );
}
