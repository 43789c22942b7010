import { Button } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { type HuddleRow, type HuddleTotals, huddleOfRecruiterQuery } from "@/api/huddle";
import { FilterRow } from "@/blocks/dashboard/FilterRow";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PrintNote } from "@/blocks/dashboard/PrintNote";
import type { Before } from "@/blocks/dashboard/useBefore";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { type DayRange, formatDashedRange } from "@/lib/ranges";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { RangePicker } from "@/ui/RangePicker";
import { DataTable } from "@/ui/table/DataTable";
import type { SubRows } from "@/ui/table/props";
import type { TableSource } from "@/ui/table/tableSource";
import { dailyColumns, type OpenFigure, positionColumns } from "./columns";
import classes from "./HuddleView.module.css";
import type { HuddleViewName } from "./place";

type Props = {
  view: HuddleViewName;
  range: DayRange;
  today: string;
  source: TableSource<HuddleRow>;
  /** Of all rows, as the server gives them. */
  totals: HuddleTotals;
  before: Before<HuddleTotals>;
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
  const { view, range, today, source, totals, before, compare, onView, onRange, onOpen } = props;
  const daily = view === "daily";
  const columns = useMemo(
    () => (daily ? dailyColumns : positionColumns)({ totals, before, onOpen }),
    [daily, totals, before, onOpen],
  );
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
      <PrintNote>{formatDashedRange(range)}</PrintNote>
      <div className={classes.table}>
        <DataTable
          key={view}
          label={title}
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
                  <Positions key={`${row.recruiterId} positions`} row={row} range={range} as={as} />
                )
              : undefined
          }
        />
      </div>
    </>
  );
}

type PositionsProps = { row: HuddleRow; range: DayRange; as: SubRows<HuddleRow> };

/** What a recruiter did for each requisition; the rows add up to the recruiter's. */
function Positions({ row, range, as }: PositionsProps): ReactNode {
  const { data, error, refetch } = useQuery(huddleOfRecruiterQuery(range, row.recruiterId));
  if (data) return as.rows(data);
  if (error) return as.note(<FailedState text={error.message} onRetry={() => void refetch()} />);
  return as.note(<LoadingRows count={2} />);
}
