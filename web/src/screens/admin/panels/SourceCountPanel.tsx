import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type SourceCount, sourceCountsForFile, sourceCountsQuery } from "@/api/home";
import { twoMonthsBack } from "@/lib/ranges";
import { SideDrawer } from "@/ui/SideDrawer";
import { DataTable } from "@/ui/table/DataTable";
import { listState } from "@/ui/table/tableSource";
import { CallsShortlist } from "./CallsShortlist";
import { sourceCountColumns } from "./columns";
import type { PanelProps } from "./props";
import { RangeBar } from "./RangeBar";

const idOf = (row: SourceCount) => row.recruiterId;

/** Who added how many candidates, for which positions and from where. A recruiter finds the day's calls below. */
export function SourceCountPanel(props: PanelProps) {
  const { opened, userId, today, recruiter } = props;
  const range = props.range ?? twoMonthsBack(today);
  const list = useQuery({ ...sourceCountsQuery(userId, range), enabled: opened });
  const columns = useMemo(() => sourceCountColumns(recruiter), [recruiter]);
  return (
    <SideDrawer opened={opened} size={1200} title="Source Count" onClose={props.onClose}>
      <DataTable
        label="Source Count"
        title={null}
        plain
        columns={columns}
        rows={list.data}
        rowId={idOf}
        state={listState(list)}
        failedText={list.error?.message}
        onRetry={() => void list.refetch()}
        view={props.view}
        onView={props.onView}
        chooser={false}
        csvName="Source Count"
        csvRows={() => sourceCountsForFile(userId, range)}
        toolbarStart={<RangeBar value={range} today={today} onChange={props.onRange} />}
      />
      {recruiter && <CallsShortlist {...props} />}
    </SideDrawer>
  );
}
