import { Button } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { type HuddleRow, type HuddleTotals, huddleOfRecruiterQuery } from "@/api/huddle";
import { FilterRow } from "@/blocks/dashboard/FilterRow";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PrintNote } from "@/blocks/dashboard/PrintNote";
import { withDifferences } from "@/blocks/dashboard/withDifferences";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { type ComparedDays, whenText } from "@/lib/comparison";
import { type DayRange, formatDashedRange } from "@/lib/ranges";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { RangePicker } from "@/ui/RangePicker";
import { DataTable } from "@/ui/table/DataTable";
import type { SubRows } from "@/ui/table/props";
import type { TableSource } from "@/ui/table/tableSource";
import {
  type ComparedRow,
  dailyColumns,
  type HuddleBefore,
  type OpenFigure,
  positionColumns,
} from "./columns";
import classes from "./HuddleView.module.css";
import type { HuddleViewName } from "./place";

type Props = {
  view: HuddleViewName;
  range: DayRange;
  /** Names the range, or both that are compared. */
  heading: string;
  today: string;
  source: TableSource<HuddleRow>;
  /** Of all rows, as the server gives them. */
  totals: HuddleTotals;
  /** Null while nothing is compared. */
  before: HuddleBefore | null;
  compare: ReactNode;
  onView: () => void;
  /** Null is today. */
  onRange: (range: DayRange | null) => void;
  onOpen: OpenFigure;
};

const idOf = (row: HuddleRow) => `${row.recruiterId} ${row.requisitionId}`;
const legend = (
  <span className={classes.legend}>
    <b>S</b> selected <b>R</b> rejected
  </span>
);

export function HuddleView(props: Props) {
  const { view, range, heading, today, source, totals, before, compare, onView, onRange, onOpen } = props;
  const daily = view === "daily";
  const columns = useMemo(() => {
    const plain = (daily ? dailyColumns : positionColumns)({ totals, before, onOpen });
    if (!before) return plain;
    const rows = new Map(before.rows.map((row) => [idOf(row), row]));
    const rowBefore = (row: ComparedRow) => (row.inner ? row.inner.before : (rows.get(idOf(row)) ?? null));
    return withDifferences<ComparedRow>(plain, { when: whenText(before.days), rowBefore });
  }, [daily, totals, before, onOpen]);
  const title = daily ? "Daily Call Details" : "Positions Worked On";
  return (
    <>
      <FilterRow
        start={
          <Button
            variant="default"
            leftSection={<IconArrowsExchange stroke={1.7} aria-hidden="true" />}
            onClick={onView}
          >
            Change View
          </Button>
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
      <div className={classes.table}>
        <DataTable
          key={view}
          label={title}
          note={heading}
          columns={columns}
          {...source}
          rowId={idOf}
          rowName={(row) => row.recruiter || `${row.position} ${row.serial}`}
          emptyText="Data not available"
          compact={!daily}
          maxHeight="70vh"
          pager={false}
          chooser={false}
          csvName={title}
          toolbarStart={legend}
          toolbarEnd={
            <>
              <PrintButton />
              <WeeklyButton
                dashboard="/huddleDashboard"
                of={{ range }}
                filters={daily ? undefined : { view }}
              />
            </>
          }
          renderSubRows={
            daily
              ? (row, as) => (
                  <Positions
                    key={`${row.recruiterId} positions`}
                    row={row}
                    range={range}
                    before={before}
                    as={as}
                  />
                )
              : undefined
          }
        />
      </div>
    </>
  );
}

type PositionsProps = {
  row: HuddleRow;
  range: DayRange;
  before: HuddleBefore | null;
  as: SubRows<ComparedRow>;
};

const nowhere: ComparedDays = { from: "", to: "" };

/** What a recruiter did for each requisition; the rows add up to the recruiter's. */
function Positions({ row, range, before, as }: PositionsProps): ReactNode {
  const earlier = useQuery({
    ...huddleOfRecruiterQuery(before?.days ?? nowhere, row.recruiterId),
    enabled: before !== null,
  });
  const { data, error, refetch } = useQuery(huddleOfRecruiterQuery(range, row.recruiterId));
  if (data) {
    const known = before ? earlier.data : undefined;
    const earlierOf = ({ requisitionId }: HuddleRow) =>
      known && (known.find((one) => one.requisitionId === requisitionId) ?? null);
    return as.rows(data.map((one) => ({ ...one, inner: { before: earlierOf(one) } })));
  }
  if (error) return as.note(<FailedState text={error.message} onRetry={() => void refetch()} />);
  return as.note(<LoadingRows count={2} />);
}
