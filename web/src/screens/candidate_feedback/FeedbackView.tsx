import { Button } from "@mantine/core";
import { IconDownload, IconMessageStar } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { FeedbackCard } from "@/api/feedback";
import { requisitionOptionsQuery } from "@/api/requisitionOption";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PrintNote } from "@/blocks/dashboard/PrintNote";
import { RequisitionChoice } from "@/blocks/dashboard/RequisitionChoice";
import type { Before } from "@/blocks/dashboard/useBefore";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { type DayRange, formatDashedRange } from "@/lib/ranges";
import { ChoicePicker } from "@/ui/ChoicePicker";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { IconButton } from "@/ui/IconButton";
import { LoadingRows } from "@/ui/LoadingRows";
import { RangePicker } from "@/ui/RangePicker";
import type { Column } from "@/ui/table/columns";
import type { TableSource } from "@/ui/table/tableSource";
import { useCsvDownload } from "@/ui/table/useCsvDownload";
import { toast } from "@/ui/toast";
import { FeedbackCards } from "./FeedbackCards";
import classes from "./FeedbackView.module.css";
import { feedbackStages, feedbackStatuses } from "./place";

export type Submitted = {
  department: string;
  requisition: string;
  stage: string;
  status: string;
  range: DayRange;
};

type Props = {
  shown: Submitted;
  today: string;
  /** The current month. */
  usual: DayRange;
  source: TableSource<FeedbackCard>;
  /** Whose details are open. */
  candidate: string;
  /** Names the range of the results, or both that are compared. */
  heading: string;
  before: Before<readonly FeedbackCard[]>;
  compare: ReactNode;
  onSubmit: (next: Submitted) => void;
  onOpen: (card: FeedbackCard) => void;
};

const fileColumns: readonly Column<FeedbackCard>[] = [
  { id: "name", header: "Name", value: (row) => row.name },
  { id: "position", header: "Position", value: (row) => row.position },
  { id: "stage", header: "Stage", value: (row) => row.stage },
  { id: "status", header: "Status", value: (row) => row.status },
  { id: "average", header: "Avg. Score", value: (row) => row.average, csv: (row) => row.average ?? "NA" },
];
const idOf = (row: FeedbackCard) => row.id;
const all = (label: string, values: readonly string[]) => [
  { value: "", label },
  ...values.map((value) => ({ value, label: value })),
];
const notChosen = "Data not available. Please select department and requisition.";
const none = "No feedback for this requisition and these filters";

export function FeedbackView(props: Props) {
  const { shown, today, usual, source, candidate, heading, before, onSubmit, onOpen } = props;
  const [chosen, setChosen] = useState(shown);
  const change = (part: Partial<Submitted>) => setChosen({ ...chosen, ...part });
  const options = useQuery(requisitionOptionsQuery(chosen.department)).data;
  const { rows, state, csvRows } = source;
  const asked = shown.requisition !== "";
  const download = useCsvDownload({
    name: "Candidate Feedback",
    columns: fileColumns,
    rowId: idOf,
    fetch: csvRows,
    matching: null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.department && chosen.requisition) onSubmit(chosen);
    else toast.error("Please select department and requisition!");
  };
  return (
    <>
      <form className={classes.choice} onSubmit={submit}>
        <RequisitionChoice
          value={chosen}
          requisitions={options}
          label="Requisition"
          onChange={(next) => change(next)}
        />
        <ChoicePicker
          label="Stage"
          choices={all("All Stage", feedbackStages)}
          value={chosen.stage}
          onChange={(stage) => change({ stage })}
        />
        <ChoicePicker
          label="Status"
          choices={all("All Status", feedbackStatuses)}
          value={chosen.status}
          onChange={(status) => change({ status })}
        />
        <RangePicker
          label="Feedback Date"
          value={chosen.range}
          today={today}
          onChange={(range) => change({ range: range ?? usual })}
          clearable
          format={formatDashedRange}
        />
        <Button type="submit">Submit</Button>
        {props.compare}
        <div className={classes.tools}>
          <PrintButton />
          <IconButton
            label="Download CSV"
            icon={<IconDownload />}
            disabled={!asked || !rows?.length || download?.busy}
            onClick={() => download?.run()}
          />
          <WeeklyButton
            dashboard="/candidate_feedback"
            of={{ range: shown.range }}
            filters={{
              dept: shown.department,
              req: shown.requisition,
              stage: shown.stage,
              status: shown.status,
            }}
            disabled={!asked}
          />
        </div>
      </form>
      <PrintNote>{heading}</PrintNote>
      {!asked && <EmptyState icon={<IconMessageStar />} text={notChosen} />}
      {asked && state === "failed" && <FailedState text={source.failedText} onRetry={source.onRetry} />}
      {asked && state === "loading" && <LoadingRows count={8} />}
      {asked && rows?.length === 0 && <EmptyState icon={<IconMessageStar />} text={none} />}
      {asked && rows && rows.length > 0 && (
        <FeedbackCards
          cards={rows}
          refreshing={state === "refreshing"}
          candidate={candidate}
          heading={heading}
          before={before}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
