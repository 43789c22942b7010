import { useState } from "react";
import { allDueRequisitions, dueRequisitionsQuery, type Notification } from "@/api/notification";
import type { Requisition } from "@/api/requisition";
import { useTableSource } from "@/blocks/list/useTableSource";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { pageOf, usualView } from "@/lib/tableSearch";
import { Dialog } from "@/ui/Dialog";
import { DataTable } from "@/ui/table/DataTable";
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

/** The requisitions due in a week. A row opens its directory. */
export function DueRequisitionsDialog({ week, about, opened, onClose, onChosen }: Props) {
  const open = useOpenDirectory();
  const [view, onView] = useState(() => usualView("tat", 10));
  const asked = pageOf(view);
  const { source } = useTableSource(
    { ...dueRequisitionsQuery(week, asked), enabled: opened },
    { view, onView, file: () => allDueRequisitions(week, asked) },
  );

  function openDirectory(row: Requisition): void {
    onClose();
    onChosen();
    open(row);
  }

  return (
    <Dialog opened={opened} title="Requisition List" subtitle={about} size={960} onClose={onClose}>
      <div className={classes.table}>
        <DataTable
          label={`Requisition List, ${about}`}
          title={null}
          plain
          columns={dueColumns}
          {...source}
          rowId={idOf}
          rowName={nameOf}
          maxHeight={bodyHeight}
          chooser={false}
          csvName="Requisition List"
          onRowClick={openDirectory}
        />
      </div>
    </Dialog>
  );
}
