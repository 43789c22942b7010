import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useMemo } from "react";
import type { Interview } from "@/api/interview";
import { type CountTab, CountTabs } from "@/ui/CountTabs";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { type InterviewActions, interviewColumns } from "./columns";
import classes from "./ScheduledInterviewsView.module.css";
import { type Turn, turns } from "./turns";

type Props = {
  source: TableSource<Interview, undefined>;
  actions: InterviewActions;
  /** The business day. */
  today: string;
  tabs: readonly CountTab[];
  turn: Turn | "";
  onTurn: (turn: Turn | "") => void;
  onBack: () => void;
};

const idOf = (row: Interview) => `${row.candidateId} ${row.requisitionId}`;
const nameOf = (row: Interview) => row.name;

export function ScheduledInterviewsView(props: Props) {
  const { today } = props;
  const { onTake, onResume, onComments, onView } = props.actions;
  const columns = useMemo(
    () => interviewColumns({ onTake, onResume, onComments, onView }, today),
    [onTake, onResume, onComments, onView, today],
  );
  return (
    <div className={classes.turns}>
      <CountTabs
        label="Interviews by turn"
        tabs={props.tabs}
        value={props.turn || "all"}
        onChange={(id) => props.onTurn(turns.find((turn) => turn === id) ?? "")}
      >
        <div className={classes.list}>
          <DataTable
            fill
            compact
            id="scheduled_interviews"
            list="scheduled_interviews"
            label="Scheduled Interviews"
            columns={columns}
            {...props.source}
            rowId={idOf}
            rowName={nameOf}
            emptyText="Data Not Available"
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
        </div>
      </CountTabs>
    </div>
  );
}
