import { type ReactNode, useMemo, useRef } from "react";
import type { TeamColumn, TeamRow, TeamSummary, TeamTile } from "@/api/team";
import { DashboardHead } from "@/blocks/dashboard/DashboardHead";
import { Difference } from "@/blocks/dashboard/Difference";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PrintNote } from "@/blocks/dashboard/PrintNote";
import type { Before } from "@/blocks/dashboard/useBefore";
import { withDifferences } from "@/blocks/dashboard/withDifferences";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { comparedWhole, daysOfMonth, headingOf } from "@/lib/comparison";
import { formatMonth } from "@/lib/dates";
import { FailedState } from "@/ui/FailedState";
import { MonthPicker } from "@/ui/MonthPicker";
import { PeriodPicker } from "@/ui/PeriodPicker";
import { ProgressBar } from "@/ui/ProgressBar";
import { type Tile, TileStrip } from "@/ui/TileStrip";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { shareMeasure, teamColumns, teamTotals, tileLabels } from "./columns";
import classes from "./TeamView.module.css";
import { useMarkedRow } from "./useMarkedRow";

type Props = {
  /** The month of the tiles, 'YYYY-MM'. */
  month: string;
  /** The month of the table. */
  details: string;
  /** Whose row is marked and scrolled to; empty for nobody's. */
  recruiter: string;
  summary: TeamSummary | undefined;
  before: Before<TeamSummary>;
  rowsBefore: Before<readonly TeamRow[]>;
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

const tilesOf = (summary: TeamSummary | undefined, { data, when }: Before<TeamSummary>): Tile[] =>
  tileLabels.map(({ id, label, tone, measure }) => ({
    id,
    label,
    tone,
    value: summary ? summary[id] : null,
    difference: measure && (
      <Difference now={summary?.[id]} before={data?.[id]} measure={measure} when={when} />
    ),
  }));

export function TeamView(props: Props) {
  const {
    month,
    details,
    recruiter,
    summary,
    before,
    rowsBefore,
    compare,
    failure,
    source,
    onMonth,
    onDetails,
    onTile,
    onOpen,
    onRetry,
  } = props;
  const table = useRef<HTMLDivElement>(null);
  useMarkedRow(table, recruiter);
  const { rows } = source;
  const columns = useMemo(() => {
    const { data, when } = rowsBefore;
    return withDifferences(
      teamColumns(onOpen),
      data && rows
        ? {
            when,
            rowBefore: (row) => data.find(({ userId }) => userId === row.userId) ?? null,
            totals: [teamTotals(rows), teamTotals(data)],
          }
        : null,
    );
  }, [rows, rowsBefore, onOpen]);
  const tableMonth = daysOfMonth(details);
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
                measure={shareMeasure}
                when={before.when}
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
      <div className={classes.table} ref={table}>
        <DataTable
          label="Team performance Details"
          note={headingOf(tableMonth, rowsBefore.data ? comparedWhole(tableMonth) : null)}
          columns={columns}
          {...source}
          rowId={idOf}
          currentId={recruiter}
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
