import { type DailyCall, dailyCallsForFile, dailyCallsQuery } from "@/api/home";
import { useTableSource } from "@/blocks/list/useTableSource";
import { dailyCallColumns } from "./columns";
import type { PanelProps } from "./props";
import { RangePanel } from "./RangePanel";

const idOf = (row: DailyCall) => row.requisitionId;

/** The calls of a range by requisition; by default today's. */
export function DailyCallsPanel(props: PanelProps) {
  const { opened, userId, today, kept } = props;
  const range = props.range ?? { from: today, to: today };
  const { source } = useTableSource(
    { ...dailyCallsQuery(userId, range), enabled: opened },
    { ...kept, file: () => dailyCallsForFile(userId, range) },
  );
  return (
    <RangePanel
      {...props}
      title="Daily Call Details"
      size={800}
      fill
      range={range}
      columns={dailyCallColumns}
      source={source}
      rowId={idOf}
    />
  );
}
