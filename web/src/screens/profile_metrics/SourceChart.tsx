import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SourceNumber } from "@/api/acceptedSource";
import {
  type AddedCandidate,
  addedCandidatesQuery,
  addedSourcesForFile,
  addedSourcesQuery,
  allAddedCandidates,
} from "@/api/addedSource";
import { sourceOptionsQuery } from "@/api/option";
import { CandidateLink } from "@/blocks/dashboard/CandidateLink";
import { DefinitionList } from "@/blocks/dashboard/DefinitionList";
import { usePagedDrillDown } from "@/blocks/dashboard/PagedDrillDown";
import { SourceCard } from "@/blocks/dashboard/SourceCard";
import { sourceSlices } from "@/blocks/dashboard/sourceSlices";
import { useSourceComparison } from "@/blocks/dashboard/useSourceComparison";
import type { BusinessDays } from "@/lib/comparison";
import { formatDashedMonth, formatDateTime } from "@/lib/dates";
import { InfoPopover } from "@/ui/InfoPopover";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/columns";
import { listState } from "@/ui/table/tableSource";
import classes from "./ProfileMetrics.module.css";

const columns: readonly Column<AddedCandidate>[] = [
  {
    id: "name",
    header: "Candidate Name",
    value: (row) => row.name,
    cell: (row) => <CandidateLink {...row} />,
    strong: true,
    width: 170,
    card: "title",
  },
  { id: "mobile", header: "Mobile", value: (row) => row.mobile, sortable: false, width: 100, card: "value" },
  { id: "email", header: "Email", value: (row) => row.email, sortable: false, width: 190 },
  {
    id: "addedBy",
    header: "Added By",
    value: (row) => row.addedBy,
    sortable: false,
    width: 120,
    card: "fact",
  },
  {
    id: "addedAt",
    header: "Added On",
    value: (row) => row.addedAt,
    text: (row) => formatDateTime(row.addedAt),
    width: 160,
    card: "value",
  },
  {
    id: "position",
    header: "Position Name",
    value: (row) => row.position,
    sortable: false,
    width: 160,
    card: "fact",
  },
  {
    id: "status",
    header: "Status",
    value: (row) => row.status,
    cell: (row) => (row.status ? <StatusButton status={row.status} /> : ""),
    sortable: false,
    width: 120,
    card: "status",
  },
];
const idOf = (row: AddedCandidate) => row.candidateId;
const none: readonly SourceNumber[] = [];

type Props = {
  month: string;
  session: BusinessDays;
  compare: boolean;
  onCompare: (on: boolean) => void;
  /** The slice whose candidates are open; empty for none. */
  source: string;
  onMonth: (month: string) => void;
  onSource: (source: string) => void;
};

/** The candidates added in a month, by source. */
export function SourceChart(props: Props) {
  const { month, source, onMonth, onSource } = props;
  const sources = useQuery(sourceOptionsQuery).data;
  const chart = useQuery(addedSourcesQuery(month));
  const numbers = chart.data ?? none;
  const { before, ...compared } = useSourceComparison({
    month,
    session: props.session,
    on: props.compare,
    numbers,
    ready: listState(chart) === "ready",
    query: (days) => addedSourcesQuery(month, days),
    onChange: props.onCompare,
  });
  const slices = useMemo(() => sourceSlices(numbers, sources ?? [], before), [numbers, sources, before]);
  const slice = { month, source };
  usePagedDrillDown(
    source,
    {
      title: `Source Chart - ${source}`,
      subtitle: `Added On ${formatDashedMonth(month)}`,
      page: (page) => addedCandidatesQuery(slice, page),
      file: (page) => allAddedCandidates(slice, page),
      columns,
      rowId: idOf,
      emptyText: "Data Not Available",
    },
    () => onSource(""),
  );
  return (
    <SourceCard
      name="Source Chart"
      path="/profile_metrics"
      title={
        <>
          <h2 className={classes.title}>Source Chart</h2>
          <InfoPopover label="About Source Chart">
            <DefinitionList path="/profile_metrics#source" />
          </InfoPopover>
          <span className={classes.grow} />
        </>
      }
      month={month}
      slices={slices}
      {...compared}
      chosen={source || null}
      word="candidates"
      state={listState(chart)}
      failure={chart.error?.message}
      emptyText="Data Not Available!"
      onMonth={onMonth}
      onOpen={onSource}
      onRetry={() => void chart.refetch()}
      file={() => addedSourcesForFile(month)}
    >
      <p className={classes.note}>Candidate source is not available in the Not Defined section.</p>
    </SourceCard>
  );
}
