import { useMemo } from "react";
import { type SourceCount, sourceCountsForFile, sourceCountsQuery } from "@/api/home";
import { CallsShortlist } from "@/blocks/dashboard/CallsShortlist";
import { useTableSource } from "@/blocks/list/useTableSource";
import { twoMonthsBack } from "@/lib/ranges";
import { sourceCountColumns } from "./columns";
import type { PanelProps } from "./props";
import { RangePanel } from "./RangePanel";

const idOf = (row: SourceCount) => row.recruiterId;

/** Who added how many candidates, for which positions and from which sources. Recruiters see the day's calls below. */
export function SourceCountPanel(props: PanelProps) {
  const { opened, userId, today, recruiter, kept } = props;
  const range = props.range ?? twoMonthsBack(today);
  const { source } = useTableSource(
    { ...sourceCountsQuery(userId, range), enabled: opened },
    { ...kept, file: () => sourceCountsForFile(userId, range) },
  );
  const columns = useMemo(() => sourceCountColumns(recruiter), [recruiter]);
  return (
    <RangePanel
      {...props}
      title="Source Count"
      range={range}
      columns={columns}
      source={source}
      rowId={idOf}
      fill={!recruiter}
    >
      {recruiter && <CallsShortlist {...props} inDrawer />}
    </RangePanel>
  );
}
