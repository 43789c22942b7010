import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { codeOf, useCode } from "@/ui/onDemand";
import { useOpening } from "@/ui/useOpening";
import { type Desk, DeskContext, type DeskDialog, type Undoable } from "./desk";
import { UndoBar } from "./UndoBar";

export const requisitionDialogs = codeOf(async () => (await import("./dialogs/Dialogs")).Dialogs);

/** Stands around a screen with requisitions: holds their dialogs, one at a time, and the bar that takes a step back. */
export function RequisitionDesk({ children }: { children: ReactNode }) {
  const { opening, open, close } = useOpening<DeskDialog>();
  const [undo, setUndo] = useState<Undoable | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const Dialogs = useCode(requisitionDialogs, opening !== null);
  const desk = useMemo<Desk>(() => ({ open, undoable: setUndo, hostUndo: setHost }), [open]);

  return (
    <DeskContext value={desk}>
      {children}
      {Dialogs && opening && (
        <Dialogs key={opening.count} dialog={opening.what} opened={opening.opened} onClose={close} />
      )}
      {undo &&
        createPortal(
          <UndoBar key={undo.step} undo={undo} docked={host !== null} onGone={() => setUndo(null)} />,
          host ?? document.body,
        )}
    </DeskContext>
  );
}
