import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { codeOf, useCode } from "@/ui/onDemand";
import { type Desk, DeskContext, type DeskDialog, type Undoable } from "./desk";
import { UndoBar } from "./UndoBar";

export const requisitionDialogs = codeOf(async () => (await import("./dialogs/Dialogs")).Dialogs);

type Opening = { dialog: DeskDialog; opened: boolean; count: number };

/** Stands around a screen with requisitions: holds their dialogs, one at a time, and the bar that takes a step back. */
export function RequisitionDesk({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [undo, setUndo] = useState<Undoable | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const Dialogs = useCode(requisitionDialogs, opening !== null);
  const opener = useRef<Element | null>(null);

  const open = useCallback((dialog: DeskDialog) => {
    opener.current = document.activeElement;
    // The count gives every opening a dialog of its own, with empty fields.
    setOpening((before) => ({ dialog, opened: true, count: (before?.count ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => {
    setOpening((before) => before && { ...before, opened: false });
    // A dialog that is mounted open does not know what had the focus before it.
    window.setTimeout(() => {
      const { current } = opener;
      const lost = document.activeElement === document.body || !document.activeElement;
      if (lost && current instanceof HTMLElement && current.isConnected) current.focus();
    }, 20);
  }, []);
  const desk = useMemo<Desk>(() => ({ open, undoable: setUndo, hostUndo: setHost }), [open]);

  return (
    <DeskContext value={desk}>
      {children}
      {Dialogs && opening && (
        <Dialogs key={opening.count} dialog={opening.dialog} opened={opening.opened} onClose={close} />
      )}
      {undo &&
        createPortal(
          <UndoBar key={undo.step} undo={undo} docked={host !== null} onGone={() => setUndo(null)} />,
          host ?? document.body,
        )}
    </DeskContext>
  );
}
