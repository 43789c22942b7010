import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { choose } from "@/api/chosen";
import { allFollowUps, type FollowUp, followUpsQuery } from "@/api/home";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { useTableSource } from "@/blocks/list/useTableSource";
import { sameRange, twoMonthsBack } from "@/lib/ranges";
import { pageOf } from "@/lib/tableSearch";
import { followUpColumns } from "./columns";
import type { PanelProps } from "./props";
import { RangePanel } from "./RangePanel";

const idOf = (row: FollowUp) => `${row.candidateId} ${row.requisitionId}`;
const nameOf = (row: FollowUp) => row.name;

/** The candidates to call again, earliest first. */
export function FollowUpPanel(props: PanelProps) {
  const { opened, userId, today, recruiter, kept, onRange } = props;
  const range = props.range ?? twoMonthsBack(today);
  const navigate = useNavigate();
  const asked = pageOf(kept.view);
  const { source } = useTableSource(
    { ...followUpsQuery(userId, range, asked), enabled: opened },
    { ...kept, file: () => allFollowUps(userId, range, asked) },
  );

  const onDetails = useCallback(
    (row: FollowUp) => {
      choose({ candidateId: row.candidateId, requisitionId: row.requisitionId, position: row.position });
      const here = window.location.pathname + window.location.search;
      void navigate({ href: detailsHref(row.candidateId, row.requisitionId, here) });
    },
    [navigate],
  );
  const columns = useMemo(() => followUpColumns(recruiter, onDetails), [recruiter, onDetails]);
  const ofToday = { from: today, to: today };
  const todayOnly = sameRange(range, ofToday);

  return (
    <RangePanel
      {...props}
      title="Follow Up Details"
      size={1360}
      fill
      beside={
        <Button
          variant={todayOnly ? "light" : "default"}
          aria-pressed={todayOnly}
          onClick={() => onRange(todayOnly ? null : ofToday)}
        >
          Today
        </Button>
      }
      onRowClick={onDetails}
      range={range}
      columns={columns}
      source={source}
      rowId={idOf}
      rowName={nameOf}
    />
  );
}
