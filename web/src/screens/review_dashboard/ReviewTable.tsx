import { useMemo } from "react";
import type { Choices, ReviewRow } from "@/api/dashboard";
import type { DayRange } from "@/lib/ranges";
import type { TableView } from "@/lib/tableSearch";
import { RangePicker } from "@/ui/RangePicker";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { reviewColumns } from "./columns";
import classes from "./ReviewTable.module.css";

type Props = {
  list: { rows: readonly ReviewRow[]; total: number; choices: Choices } | undefined;
  /** All rows, while they are printed. */
  printed: readonly ReviewRow[] | null;
  state: TableState;
  failure: string | undefined;
  range: DayRange;
  today: string;
  view: TableView;
  csvRows: () => Promise<readonly ReviewRow[]>;
  /** Null goes back to the usual range. */
  onRange: (range: DayRange | null) => void;
  onView: (view: TableView) => void;
  onRetry: () => void;
};

const idOf = (row: ReviewRow) => row.assignmentId;
const nameOf = (row: ReviewRow) => `${row.position}, ${row.recruiter}`;
const none: Choices = {};
const bodyHeight = 400;

/** The assignments made in a range, and what became of them. */
export function ReviewTable({ list, printed, range, today, view, onRange, onView, ...rest }: Props) {
  const choices = list?.choices ?? none;
  const columns = useMemo(() => reviewColumns(choices), [choices]);
  return (
    <div className={classes.table}>
      <DataTable
        label="Review"
        id="review"
        title={null}
        columns={columns}
        rows={printed ?? list?.rows}
        total={printed?.length ?? list?.total ?? 0}
        pager={printed === null}
        rowId={idOf}
        rowName={nameOf}
        view={view}
        onView={onView}
        state={rest.state}
        failedText={rest.failure}
        onRetry={rest.onRetry}
        emptyText="Data Not Available"
        maxHeight={bodyHeight}
        csvName="Review Dashboard"
        csvRows={rest.csvRows}
        toolbarStart={
          <RangePicker
            label="Assigned"
            value={range}
            today={today}
            onChange={onRange}
            clearable
            apply="custom"
          />
        }
      />
    </div>
  );
}
