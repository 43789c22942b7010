import { type ReactNode, useMemo } from "react";
import type { TtfRow } from "@/api/averageTtf";
import { Difference } from "@/blocks/dashboard/Difference";
import type { Before } from "@/blocks/dashboard/useBefore";
import { withDifferences } from "@/blocks/dashboard/withDifferences";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { employmentTypes, splitYear, summary, yearDifferences } from "@/blocks/dashboard/year";
import type { Comparison } from "@/lib/comparison";
import type { Tile } from "@/ui/TileStrip";
import type { TableSource } from "@/ui/table/tableSource";
import classes from "./AverageTtfView.module.css";
import { closuresMeasure, daysMeasure, ttfColumns } from "./columns";
import { daysText, shapeYear, type TtfYear } from "./shaping";

type Props = {
  year: string;
  source: TableSource<TtfRow>;
  /** This month. */
  currentId: string | undefined;
  before: Before<readonly TtfRow[]>;
  compared: Comparison | null;
  actions?: ReactNode;
  compare?: ReactNode;
  onYear: (year: string) => void;
  onOpen: (monthName: string, employmentType: string) => void;
};

const idOf = (row: TtfRow) => row.monthName;
const noRows: readonly TtfRow[] = [];

function tilesOf({ total }: TtfYear, { data, when }: Before<readonly TtfRow[]>): Tile[] {
  const before = data && splitYear(data).total;
  return employmentTypes.map(({ key, label, figures }) => ({
    id: key,
    label,
    value: (total && daysText(total[figures].averageDays)) || null,
    difference: (
      <Difference
        now={total?.[figures].averageDays}
        before={before?.[figures].averageDays}
        measure={daysMeasure}
        when={when}
      />
    ),
    note: total && (
      <span className={classes.note}>
        <span>Average TTF (Days)</span>
        <span>
          <b>{total[figures].closures.toLocaleString("en-IN")}</b> No. of Closure
          <Difference
            now={total[figures].closures}
            before={before?.[figures].closures}
            measure={closuresMeasure}
            when={when}
          />
        </span>
      </span>
    ),
    tone: null,
  }));
}

export function AverageTtfView(props: Props) {
  const { year, source, currentId, before, compared, actions, compare, onYear, onOpen } = props;
  const { rows = noRows } = source;
  const shaped = useMemo(() => shapeYear(rows), [rows]);
  const columns = useMemo(() => {
    const plain = ttfColumns(shaped, (row, type) => onOpen(row.monthName, type.key));
    return withDifferences(plain, yearDifferences(shaped.total, before, compared));
  }, [shaped, before, compared, onOpen]);
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
