import { useQuery } from "@tanstack/react-query";
import { type DailyCall, dailyCallsForFile, dailyCallsQuery } from "@/api/home";
import { SideDrawer } from "@/ui/SideDrawer";
import { DataTable } from "@/ui/table/DataTable";
import { listState } from "@/ui/table/tableSource";
import { dailyCallColumns } from "./columns";
import type { PanelProps } from "./props";
import { RangeBar } from "./RangeBar";

const idOf = (row: DailyCall) => row.requisitionId;

/** The calls of a range by requisition; today's, unless another range is asked for. */
export function DailyCallsPanel(props: PanelProps) {
  const { opened, userId, today } = props;
  const range = props.range ?? { from: today, to: today };
  const list = useQuery({ ...dailyCallsQuery(userId, range), enabled: opened });
  return (
    <SideDrawer opened={opened} size={800} title="Daily Call Details" onClose={props.onClose}>
      <DataTable
        label="Daily Call Details"
        title={null}
        plain
        columns={dailyCallColumns}
        rows={list.data}
        rowId={idOf}
        state={listState(list)}
        failedText={list.error?.message}
        onRetry={() => void list.refetch()}
        view={props.view}
        onView={props.onView}
        chooser={false}
        csvName="Daily Call Details"
        csvRows={() => dailyCallsForFile(userId, range)}
        toolbarStart={<RangeBar value={range} today={today} onChange={props.onRange} />}
      />
    </SideDrawer>
  );
}
