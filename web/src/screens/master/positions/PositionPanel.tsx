import { useCallback, useMemo } from "react";
import {
  deletePosition,
  type MasterPosition,
  masterPositionsForFile,
  masterPositionsQuery,
} from "@/api/master";
import { useTableSource } from "@/blocks/list/useTableSource";
import { Dialog } from "@/ui/Dialog";
import { type DialogProps, openDialog } from "@/ui/dialogs";
import { AddButton } from "../AddButton";
import { DeleteDialog } from "../DeleteDialog";
import { MasterTable, type TablePlace } from "../MasterTable";
import { positionColumns, positionName } from "./columns";
import { PositionDialog } from "./PositionDialog";
import classes from "./PositionPanel.module.css";

type What = { kind: "add" } | { kind: "jd" | "edit" | "delete"; row: MasterPosition };

const idOf = (row: MasterPosition) => row.id;

function PositionDialogs({ what, userId, ...shared }: DialogProps & { what: What; userId: string }) {
  switch (what.kind) {
    case "add":
      return <PositionDialog {...shared} userId={userId} row={null} />;
    case "edit":
      return <PositionDialog {...shared} userId={userId} row={what.row} />;
    case "jd":
      return (
        <Dialog {...shared} title="JD" subtitle={positionName(what.row)} size={640}>
          <p className={classes.jd} dir="auto">
            {what.row.description}
          </p>
        </Dialog>
      );
    case "delete":
      return (
        <DeleteDialog
          {...shared}
          topic="position"
          about={`${positionName(what.row)} · ${what.row.department}`}
          onDelete={(key) => deletePosition(userId, idOf(what.row), key)}
        />
      );
  }
}

/** The positions that requisitions are for. */
export function PositionPanel({ userId, stacked, ...kept }: TablePlace & { userId: string }) {
  const { source } = useTableSource(masterPositionsQuery, { ...kept, file: masterPositionsForFile });
  const open = useCallback((what: What) => openDialog(PositionDialogs, { what, userId }), [userId]);
  const columns = useMemo(
    () =>
      positionColumns({
        onJd: (row) => open({ kind: "jd", row }),
        onEdit: (row) => open({ kind: "edit", row }),
        onDelete: (row) => open({ kind: "delete", row }),
      }),
    [open],
  );
  return (
    <MasterTable
      stacked={stacked}
      label="Position List"
      id="position"
      source={source}
      columns={columns}
      rowId={idOf}
      rowName={positionName}
      virtual
      buttons={<AddButton main label="Position" onClick={() => open({ kind: "add" })} />}
    />
  );
}
