import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { codeOf, useCode } from "@/ui/onDemand";
import { useOpening } from "@/ui/useOpening";
import {
  type RequisitionDialog,
  RequisitionDialogContext,
  type RequisitionDialogs,
  type Undoable,
} from "./dialogContext";
import { UndoBar } from "./UndoBar";

export const requisitionDialogs = codeOf(async () => (await import("./dialogs/Dialogs")).Dialogs);

/** Wraps a screen with requisitions: shows their dialogs, one at a time, and the undo bar. */
export function RequisitionDialogProvider({ children }: { children: ReactNode }) {
  const { opening, open, close } = useOpening<RequisitionDialog>();
  const [undo, setUndo] = useState<Undoable | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const Dialogs = useCode(requisitionDialogs, opening !== null);
  const dialogs = useMemo<RequisitionDialogs>(() => ({ open, undoable: setUndo, hostUndo: setHost }), [open]);

  return (
    <RequisitionDialogContext value={dialogs}>
      {children}
      {Dialogs && opening && (
        <Dialogs key={opening.count} dialog={opening.what} opened={opening.opened} onClose={close} />
      )}
      {undo &&
        createPortal(
          <UndoBar key={undo.step} undo={undo} docked={host !== null} onGone={() => setUndo(null)} />,
          host ?? document.body,
        )}
    </RequisitionDialogContext>
  );
}
