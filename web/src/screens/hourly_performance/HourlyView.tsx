import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import type { HourlyFact, HourlyMetric } from "@/api/hourly";
import { FilterRow } from "@/blocks/dashboard/FilterRow";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PrintNote } from "@/blocks/dashboard/PrintNote";
import type { Before } from "@/blocks/dashboard/useBefore";
import { withDifferences } from "@/blocks/dashboard/withDifferences";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { type DayRange, formatDashedRange } from "@/lib/ranges";
import { ChoicePicker } from "@/ui/ChoicePicker";
import { HeatLegend } from "@/ui/HeatLegend";
import { RangePicker } from "@/ui/RangePicker";
import { Segmented } from "@/ui/Segmented";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { hourlyColumns } from "./columns";
import classes from "./HourlyView.module.css";
import { bandsOf, type HourlyLine, hourlyMetrics, linesOf, totalLine } from "./shaping";

type Props = {
  metric: HourlyMetric;
  range: DayRange;
  /** Names the range, or both that are compared. */
  heading: string;
  today: string;
  source: TableSource<HourlyFact>;
  before: Before<readonly HourlyFact[]>;
  compare: ReactNode;
  onMetric: (metric: HourlyMetric) => void;
  /** Null is today. */
  onRange: (range: DayRange | null) => void;
  onOpen: (recruiterId: string, slot: string) => void;
};

const idOf = (line: HourlyLine) => line.recruiterId;
const segments = hourlyMetrics.map(({ id, label }) => ({ value: id, label }));
const noFacts: readonly HourlyFact[] = [];
const bodyHeight = 550;

export function HourlyView(props: Props) {
  const { metric, range, heading, today, source, before, compare, onMetric, onRange, onOpen } = props;
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  const { rows = noFacts, csvRows, ...rest } = source;
  const lines = useMemo(() => linesOf(rows, metric), [rows, metric]);
  const { data, when } = before;
  const columns = useMemo(() => {
    const plain = hourlyColumns(metric, onOpen);
    if (!data) return plain;
    const earlier = linesOf(data, metric);
    return withDifferences(plain, {
      when,
      rowBefore: (line) => earlier.find(({ recruiterId }) => recruiterId === line.recruiterId) ?? null,
      totals: [totalLine(lines), totalLine(earlier)],
    });
  }, [metric, lines, data, when, onOpen]);
  const label = hourlyMetrics.find(({ id }) => id === metric)?.label ?? "";
  const select = (id: string) => {
    const chosen = hourlyMetrics.find((one) => one.id === id);
    if (chosen) onMetric(chosen.id);
  };
  return (
    <>
      <FilterRow
        start={
          phone ? (
            <ChoicePicker label="Metric" choices={segments} value={metric} onChange={select} />
          ) : (
            <Segmented label="Metric" segments={segments} value={metric} onChange={onMetric} />
          )
        }
      >
        {compare}
        <RangePicker
          label="Range"
          value={range}
          today={today}
          onChange={onRange}
          clearable
          apply="always"
          format={formatDashedRange}
        />
      </FilterRow>
      <PrintNote>{heading}</PrintNote>
      <div className={classes.grid}>
        <DataTable
          label={label}
          note={heading}
          columns={columns}
          {...rest}
          rows={lines}
          rowId={idOf}
          emptyText="Data Not Available"
          matrix
          rowHeight={36}
          maxHeight={bodyHeight}
          pager={false}
          searchLabel={null}
          chooser={false}
          csvName={`Hourly Performance ${label}`}
          csvRows={async () => linesOf(await csvRows(), metric)}
          toolbarEnd={
            <>
              {!phone && <HeatLegend bands={bandsOf(metric)} />}
              <PrintButton />
              <WeeklyButton
                dashboard="/hourly_performance"
                of={{ range }}
                filters={metric === "connects" ? undefined : { metric }}
              />
            </>
          }
        />
      </div>
    </>
  );
}
