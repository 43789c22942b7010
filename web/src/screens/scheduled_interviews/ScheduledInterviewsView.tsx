import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useMemo } from "react";
import type { Interview } from "@/api/interview";
import type { TableView } from "@/lib/tableSearch";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { type InterviewActions, interviewColumns } from "./columns";
import classes from "./ScheduledInterviewsView.module.css";

type Props = {
  rows: readonly Interview[] | undefined;
  state: TableState;
  failure: string | undefined;
  view: TableView;
  actions: InterviewActions;
  onView: (view: TableView) => void;
  onRetry: () => void;
  onBack: () => void;
};

const idOf = (row: Interview) => `${row.candidateId} ${row.requisitionId}`;
const nameOf = (row: Interview) => row.name;

export function ScheduledInterviewsView(props: Props) {
  const { onTake, onResume, onComments, onView } = props.actions;
  const columns = useMemo(
    () => interviewColumns({ onTake, onResume, onComments, onView }),
    [onTake, onResume, onComments, onView],
  );
  return (
    <DataTable
      fill
      id="scheduled_interviews"
      label="Scheduled Interviews"
      columns={columns}
      rows={props.rows}
      rowId={idOf}
      rowName={nameOf}
      state={props.state}
      emptyText="Data Not Available"
      failedText={props.failure}
      onRetry={props.onRetry}
      view={props.view}
      onView={props.onView}
      toolbarStart={
        <Button
          variant="default"
          size="xs"
          className={classes.back}
          leftSection={<IconArrowLeft stroke={1.7} aria-hidden="true" />}
          onClick={props.onBack}
        >
          Back
        </Button>
      }
    />
  );
}
