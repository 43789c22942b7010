import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { choose } from "@/api/chosen";
import { allFollowUps, type FollowUp, followUpsQuery } from "@/api/home";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { twoMonthsBack } from "@/lib/ranges";
import { SideDrawer } from "@/ui/SideDrawer";
import { DataTable } from "@/ui/table/DataTable";
import { listState } from "@/ui/table/tableSource";
import { sortText } from "../search";
import { followUpColumns } from "./columns";
import type { PanelProps } from "./props";
import { RangeBar } from "./RangeBar";

const idOf = (row: FollowUp) => `${row.candidateId} ${row.requisitionId}`;
const nameOf = (row: FollowUp) => row.name;

/** The candidates who are to be called again, the first one first. */
export function FollowUpPanel(props: PanelProps) {
  const { opened, userId, today, view } = props;
  const range = props.range ?? twoMonthsBack(today);
  const navigate = useNavigate();
  const { page, size, q } = view;
  const asked = { page, size, q, sort: sortText(view) };
  const list = useQuery({ ...followUpsQuery(userId, range, asked), enabled: opened });

  const columns = useMemo(() => {
    const onDetails = (row: FollowUp) => {
      choose({ candidateId: row.candidateId, reqId: row.requisitionId, positionName: row.position });
      const here = window.location.pathname + window.location.search;
      void navigate({ href: detailsHref(row.candidateId, row.requisitionId, here) });
    };
    return followUpColumns(onDetails);
  }, [navigate]);

  return (
    <SideDrawer opened={opened} size={1200} title="Follow Up Details" onClose={props.onClose}>
      <DataTable
        label="Follow Up Details"
        title={null}
        plain
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total ?? 0}
        rowId={idOf}
        rowName={nameOf}
        state={listState(list)}
        failedText={list.error?.message}
        onRetry={() => void list.refetch()}
        view={view}
        onView={props.onView}
        chooser={false}
        csvName="Follow Up Details"
        csvRows={() => allFollowUps(userId, range, asked)}
        toolbarStart={<RangeBar value={range} today={today} onChange={props.onRange} />}
      />
    </SideDrawer>
  );
}
