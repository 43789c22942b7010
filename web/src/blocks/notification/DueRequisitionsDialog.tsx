import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { choose } from "@/api/chosen";
import { allDueRequisitions, dueRequisitionsQuery, type Notification } from "@/api/notification";
import type { Requisition } from "@/api/requisition";
import { defaultView, type TableView } from "@/lib/tableSearch";
import { Dialog } from "@/ui/Dialog";
import { DataTable } from "@/ui/table/DataTable";
import { listState } from "@/ui/table/tableSource";
import { dueColumns } from "./columns";
import classes from "./DueRequisitionsDialog.module.css";

const idOf = (row: Requisition) => row.requisitionId;
const nameOf = (row: Requisition) => `${row.serial} ${row.position}`;
const bodyHeight = 440;

type Props = {
  week: Notification;
  about: string;
  opened: boolean;
  onClose: () => void;
  onChosen: () => void;
};

/** The requisitions to be closed in a week. A row leads to its directory. */
export function DueRequisitionsDialog({ week, about, opened, onClose, onChosen }: Props) {
  const navigate = useNavigate();
  const [view, setView] = useState<TableView>({ ...defaultView, size: 10, sort: { id: "tat", desc: false } });
  const { page, size, sort, q } = view;
  const asked = { page, size, q, sort: sort ? (sort.desc ? "-" : "") + sort.id : "" };
  const list = useQuery({ ...dueRequisitionsQuery(week, asked), enabled: opened });

  function openDirectory(row: Requisition): void {
    choose({ reqId: row.requisitionId, positionName: row.position });
    onClose();
    onChosen();
    void navigate({ to: "/directory", search: { req: row.serial } });
  }

  return (
    <Dialog opened={opened} title="Requisition List" subtitle={about} size={960} onClose={onClose}>
      <div className={classes.table}>
        <DataTable
          label={`Requisition List, ${about}`}
          title={null}
          plain
          columns={dueColumns}
          rows={list.data?.rows}
          total={list.data?.total ?? 0}
          rowId={idOf}
          rowName={nameOf}
          view={view}
          onView={setView}
          state={listState(list)}
          failedText={list.error?.message}
          onRetry={() => void list.refetch()}
          maxHeight={bodyHeight}
          chooser={false}
          csvName="Requisition List"
          csvRows={() => allDueRequisitions(week, asked)}
          onRowClick={openDirectory}
        />
      </div>
    </Dialog>
  );
}
