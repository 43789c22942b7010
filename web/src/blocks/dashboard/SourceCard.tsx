import { IconChartDonut, IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { SourceNumber } from "@/api/acceptedSource";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { formatDashedMonth } from "@/lib/dates";
import { Donut, type Slice } from "@/ui/Donut";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { IconButton } from "@/ui/IconButton";
import { LoadingRows } from "@/ui/LoadingRows";
import { MonthPicker } from "@/ui/MonthPicker";
import type { Column } from "@/ui/table/columns";
import type { TableState } from "@/ui/table/DataTable";
import { useCsvDownload } from "@/ui/table/useCsvDownload";
import { PrintButton } from "./PrintButton";
import { PrintNote } from "./PrintNote";
import classes from "./SourceCard.module.css";
import type { Printing } from "./usePrintAll";

type Props = {
  /** The name of the chart, in its labels and its file. */
  name: string;
  /** The path of its screen. */
  path: string;
  /** Before the month picker. */
  title?: ReactNode;
  month: string;
  slices: readonly Slice[];
  chosen: string | null;
  /** What the ring counts, under its total. */
  word: string;
  narrow?: boolean;
  /** Prints all rows of a list beside the chart. */
  printing?: Printing;
  state: TableState;
  failure: string | undefined;
  emptyText: string;
  /** Beside the month. */
  compare?: ReactNode;
  /** How the number of a source, or the total for null, differs from that of the month before. */
  difference?: (source: string | null) => ReactNode;
  /** Below the ring. */
  children: ReactNode;
  onMonth: (month: string) => void;
  onOpen: (source: string) => void;
  onRetry: () => void;
  file: () => Promise<readonly SourceNumber[]>;
};

const columns: readonly Column<SourceNumber>[] = [
  { id: "source", header: "Candidate Source", value: (row) => row.source },
  { id: "count", header: "Candidates", value: (row) => row.count },
];
const idOf = (row: SourceNumber) => row.source;

/** Where candidates came from in a month, as a ring with its table. */
export function SourceCard(props: Props) {
  const { name, title, month, slices, chosen, word, narrow, state, children, onMonth, onOpen } = props;
  const ready = state === "ready" || state === "refreshing";
  const download = useCsvDownload({
    name: `${name} ${formatDashedMonth(month)}`,
    columns,
    rowId: idOf,
    fetch: props.file,
    matching: null,
  });
  return (
    <section className={classes.card} aria-label={name} aria-busy={state !== "ready"}>
      <div className={classes.toolbar}>
        {title}
        <span className={classes.field}>
          <MonthPicker
            label="Added On"
            value={month}
            clearable={false}
            format={formatDashedMonth}
            onChange={(next) => next && onMonth(next)}
          />
        </span>
        {props.compare}
        {!title && <span className={classes.grow} />}
        <PrintButton printing={props.printing} />
        <IconButton
          label="Download CSV"
          icon={<IconDownload />}
          disabled={!ready || slices.length === 0 || download?.busy}
          onClick={() => download?.run()}
        />
        <WeeklyButton dashboard={props.path} of={{ month }} />
      </div>
      <PrintNote>{formatDashedMonth(month)}</PrintNote>
      {state === "loading" && <LoadingRows count={8} />}
      {state === "failed" && <FailedState text={props.failure} onRetry={props.onRetry} />}
      {ready && slices.length === 0 && <EmptyState icon={<IconChartDonut />} text={props.emptyText} />}
      {ready && slices.length > 0 && (
        <div className={classes.chart} data-refreshing={state === "refreshing" || undefined}>
          <Donut
            label={`${name}, ${formatDashedMonth(month)}`}
            heads={{ name: "Candidate Source", count: "Candidates", total: word }}
            slices={slices}
            chosen={chosen}
            narrow={narrow}
            difference={props.difference}
            onOpen={onOpen}
          >
            {children}
          </Donut>
        </div>
      )}
    </section>
  );
}
