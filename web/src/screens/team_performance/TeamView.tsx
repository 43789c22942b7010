import { type ReactNode, useMemo } from "react";
import type { TeamColumn, TeamRow, TeamSummary, TeamTile } from "@/api/team";
import { DashboardHead } from "@/blocks/dashboard/DashboardHead";
import { Difference } from "@/blocks/dashboard/Difference";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PrintNote } from "@/blocks/dashboard/PrintNote";
import type { Before } from "@/blocks/dashboard/useBefore";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { formatMonth } from "@/lib/dates";
import { FailedState } from "@/ui/FailedState";
import { MonthPicker } from "@/ui/MonthPicker";
import { PeriodPicker } from "@/ui/PeriodPicker";
import { ProgressBar } from "@/ui/ProgressBar";
import { type Tile, TileStrip } from "@/ui/TileStrip";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { teamColumns, tileLabels } from "./columns";
import classes from "./TeamView.module.css";

type Props = {
  /** The month of the tiles, 'YYYY-MM'. */
  month: string;
  /** The month of the table. */
  details: string;
  summary: TeamSummary | undefined;
  before: Before<TeamSummary>;
  compare: ReactNode;
  failure: string | undefined;
  source: TableSource<TeamRow>;
  onMonth: (month: string) => void;
  onDetails: (month: string) => void;
  onTile: (tile: TeamTile) => void;
  onOpen: (row: TeamRow, column: TeamColumn) => void;
  onRetry: () => void;
};

const idOf = (row: TeamRow) => row.userId;
const bodyHeight = 550;

const tilesOf = (summary: TeamSummary | undefined, { data, days }: Before<TeamSummary>): Tile[] =>
  tileLabels.map(({ id, label, tone }) => ({
    id,
    label,
    tone,
    value: summary ? summary[id] : null,
    difference: <Difference now={summary?.[id]} before={data?.[id]} days={days} />,
  }));

export function TeamView(props: Props) {
  const {
    month,
    details,
    summary,
    before,
    compare,
    failure,
    source,
    onMonth,
    onDetails,
    onTile,
    onOpen,
    onRetry,
  } = props;
  const columns = useMemo(() => teamColumns(onOpen), [onOpen]);
  const open = (id: string) => {
    const tile = tileLabels.find((one) => one.id === id);
    if (tile && summary && summary[tile.id] > 0) onTile(tile.id);
  };
  const percent = summary ? `${summary.performance.toFixed(2)}%` : "–";
  return (
    <>
      <DashboardHead actions={<PrintButton />}>
        <PeriodPicker label="Month" value={month} onChange={onMonth} />
        {compare}
      </DashboardHead>
      <PrintNote>{formatMonth(month)}</PrintNote>
      {failure ? (
        <FailedState text={failure} onRetry={onRetry} />
      ) : (
        <div className={classes.tiles}>
          <div className={classes.performance}>
            <div className={classes.label}>Team performance</div>
            <div className={classes.number}>
              {percent}
              <Difference
                now={summary?.performance}
                before={before.data?.performance}
                days={before.days}
                decimals={2}
              />
            </div>
            <ProgressBar value={summary?.performance ?? 0} label="Team performance" text={null} />
          </div>
          <TileStrip
            label={`Team of ${formatMonth(month)}`}
            tiles={tilesOf(summary, before)}
            onSelect={open}
            opens
          />
        </div>
      )}
      <div className={classes.table}>
        <DataTable
          label="Team performance Details"
          columns={columns}
          {...source}
          rowId={idOf}
          emptyText="Data Not Available"
          maxHeight={bodyHeight}
          pager={false}
          chooser={false}
          csvName={`Team performance Details ${formatMonth(details)}`}
          toolbarEnd={
            <>
              <MonthPicker
                label="Month"
                value={details}
                clearable={false}
                onChange={(next) => next && onDetails(next)}
              />
              <WeeklyButton dashboard="/team_performance" of={{ month: details }} />
            </>
          }
        />
      </div>
    </>
  );
}
