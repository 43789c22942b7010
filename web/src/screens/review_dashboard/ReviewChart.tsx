import { IconChartBarOff } from "@tabler/icons-react";
import type { ReviewCount } from "@/api/review";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import type { Printing } from "@/blocks/dashboard/usePrintAll";
import { formatMonth } from "@/lib/dates";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { MonthPicker } from "@/ui/MonthPicker";
import { StackedBars } from "@/ui/StackedBars";
import type { TableState } from "@/ui/table/DataTable";
import classes from "./ReviewChart.module.css";
import { barsOf, chartHeight, reviewSeries } from "./shaping";

type Props = {
  /** 'YYYY-MM'. */
  month: string;
  counts: readonly ReviewCount[] | undefined;
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
  state,
  failure,
  printing,
  onMonth,
  onOpen,
  onRetry,
}: Props) {
  const ready = state === "ready" || state === "refreshing";
  return (
    <section className={classes.card} aria-label="Requisitions by department" aria-busy={state !== "ready"}>
      <div className={classes.toolbar}>
        <MonthPicker
          label="Approved On"
          value={month}
          clearable={false}
          onChange={(next) => next && onMonth(next)}
        />
        <span className={classes.grow} />
        <PrintButton printing={printing} />
      </div>
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
            onOpen={(bar, series) => onOpen(bar.id, series.id)}
          />
        </div>
      )}
    </section>
  );
}
