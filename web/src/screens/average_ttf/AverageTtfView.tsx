import { type ReactNode, useMemo } from "react";
import type { TtfRow } from "@/api/averageTtf";
import { Difference } from "@/blocks/dashboard/Difference";
import type { Before } from "@/blocks/dashboard/useBefore";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { employmentTypes, splitYear, summary } from "@/blocks/dashboard/year";
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
  before: Before<readonly TtfRow[]>;
  actions?: ReactNode;
  compare?: ReactNode;
  onYear: (year: string) => void;
  onOpen: (monthName: string, employmentType: string) => void;
};

const idOf = (row: TtfRow) => row.monthName;
const noRows: readonly TtfRow[] = [];

function tilesOf({ total }: TtfYear, { data, days }: Before<readonly TtfRow[]>): Tile[] {
  const before = data && splitYear(data).total;
  return employmentTypes.map(({ key, label, figures }) => ({
    id: key,
    label,
    value: (total && daysText(total[figures].averageDays)) || null,
    difference: (
      <Difference
        now={total?.[figures].averageDays}
        before={before?.[figures].averageDays}
        days={days}
        decimals={1}
      />
    ),
    note: total && (
      <span className={classes.note}>
        <span>Average TTF (Days)</span>
        <span>
          <b>{total[figures].closures.toLocaleString("en-IN")}</b> No. of Closure
          <Difference now={total[figures].closures} before={before?.[figures].closures} days={days} />
        </span>
      </span>
    ),
    tone: null,
  }));
}

export function AverageTtfView({ year, source, currentId, before, actions, compare, onYear, onOpen }: Props) {
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
      path="/average_ttf"
      year={year}
      source={source}
      rows={source.state === "ready" && !shaped.closed ? noRows : shaped.months}
      columns={columns}
      rowId={idOf}
      emptyText="No data available"
      tiles={tilesOf(shaped, before)}
      currentId={currentId}
      actions={actions}
      compare={compare}
      onYear={onYear}
      onTile={openYear}
    />
  );
}
