import { useMemo } from "react";
import type { Choices } from "@/api/dashboard";
import type { ReviewRow } from "@/api/review";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { type DayRange, formatRange } from "@/lib/ranges";
import { listFilters } from "@/lib/tableSearch";
import { RangePicker } from "@/ui/RangePicker";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { reviewColumns } from "./columns";
import classes from "./ReviewTable.module.css";

type Props = {
  source: TableSource<ReviewRow>;
  choices: Choices | undefined;
  range: DayRange;
  today: string;
  /** Null restores the default range. */
  onRange: (range: DayRange | null) => void;
};

const idOf = (row: ReviewRow) => row.assignmentId;
const nameOf = (row: ReviewRow) => `${row.position}, ${row.recruiter}`;
const none: Choices = {};

/** The assignments made in a range, and their outcome. */
export function ReviewTable({ source, choices = none, range, today, onRange }: Props) {
  const columns = useMemo(() => reviewColumns(choices), [choices]);
  return (
    <div className={classes.table}>
      <DataTable
        label="Review"
        id="review"
        title={null}
        note={`Assigned ${formatRange(range)}`}
        columns={columns}
        {...source}
        rowId={idOf}
        rowName={nameOf}
        emptyText="Data Not Available"
        csvName="Review Dashboard"
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
        toolbarEnd={
          <WeeklyButton
            dashboard="/review_dashboard"
            of={{ range }}
            filters={source.view && listFilters(source.view)}
          />
        }
      />
    </div>
  );
}
