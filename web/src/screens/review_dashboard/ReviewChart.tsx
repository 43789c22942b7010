import { IconChartBarOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ReviewCount } from "@/api/review";
import { Difference } from "@/blocks/dashboard/Difference";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import type { Before } from "@/blocks/dashboard/useBefore";
import type { Printing } from "@/blocks/dashboard/usePrintAll";
import { formatMonth } from "@/lib/dates";
import { grouped } from "@/lib/text";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { MonthPicker } from "@/ui/MonthPicker";
import { StackedBars } from "@/ui/StackedBars";
import type { TableState } from "@/ui/table/DataTable";
import classes from "./ReviewChart.module.css";
import { barsOf, chartHeight, reviewMeasures, reviewSeries, totalsOf } from "./shaping";

type Props = {
  /** 'YYYY-MM'. */
  month: string;
  counts: readonly ReviewCount[] | undefined;
  before: Before<readonly ReviewCount[]>;
  compare: ReactNode;
  state: TableState;
  failure: string | undefined;
  printing: Printing;
  onMonth: (month: string) => void;
  onOpen: (department: string, series: string) => void;
  onRetry: () => void;
};

export function ReviewChart({
  month,
  counts = [],
  before,
  compare,
  state,
  failure,
  printing,
  onMonth,
  onOpen,
  onRetry,
}: Props) {
  const ready = state === "ready" || state === "refreshing";
  const earlier = before.data && barsOf(before.data);
  return (
    <section className={classes.card} aria-label="Requisitions by department" aria-busy={state !== "ready"}>
      <div className={classes.toolbar}>
        <MonthPicker
          label="Approved On"
          value={month}
          clearable={false}
          onChange={(next) => next && onMonth(next)}
        />
        {compare}
        <span className={classes.grow} />
        <PrintButton printing={printing} />
      </div>
      {ready && before.data && <Totals counts={counts} before={before.data} when={before.when} />}
      {state === "loading" && <LoadingRows count={8} />}
      {state === "failed" && <FailedState text={failure} onRetry={onRetry} />}
      {ready && counts.length === 0 && <EmptyState icon={<IconChartBarOff />} text="Data Not Available" />}
      {ready && counts.length > 0 && (
        <div className={classes.chart} data-refreshing={state === "refreshing" || undefined}>
          <StackedBars
            label={`Requisitions by department, approved in ${formatMonth(month)}`}
            head="Department"
            series={reviewSeries}
            bars={barsOf(counts)}
            height={chartHeight(counts.length)}
            difference={
              earlier &&
              ((bar, at) => (
                <ReviewDifference
                  at={at}
                  now={bar.values[at]}
                  before={earlier.find(({ id }) => id === bar.id)?.values[at] ?? 0}
                  when={before.when}
                />
              ))
            }
            onOpen={(bar, series) => onOpen(bar.id, series.id)}
          />
        </div>
      )}
    </section>
  );
}

type DifferenceProps = {
  /** Which of the series. */
  at: number;
  now: number | undefined;
  before: number | undefined;
  when: string;
};

function ReviewDifference({ at, ...numbers }: DifferenceProps) {
  const measure = reviewMeasures[at];
  return measure && <Difference measure={measure} {...numbers} />;
}

type TotalsProps = { counts: readonly ReviewCount[]; before: readonly ReviewCount[]; when: string };

/** The whole chart in three numbers, and how they differ from those of the month before. */
function Totals({ counts, before, when }: TotalsProps) {
  const earlier = totalsOf(before);
  return (
    <ul className={classes.totals} aria-label="All departments">
      {totalsOf(counts).map((total, at) => (
        <li key={reviewSeries[at]?.id}>
          {reviewSeries[at]?.label} <b>{grouped(total)}</b>
          <ReviewDifference at={at} now={total} before={earlier[at]} when={when} />
        </li>
      ))}
    </ul>
  );
}
