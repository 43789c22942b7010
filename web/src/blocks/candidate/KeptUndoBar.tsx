import { useCallback } from "react";
import { createPortal } from "react-dom";
import { undoMove } from "@/api/application";
import { UndoBar } from "@/blocks/requisition/UndoBar";
import { keepUndo, useKeptUndo } from "./keptUndo";

/** Undoes a move that was made on the screen before this one, or on a row. */
export function KeptUndoBar() {
  const undo = useKeptUndo();
  const forget = useCallback(() => keepUndo(null), []);
  return (
    undo &&
    createPortal(
      <UndoBar
        key={undo.step}
        undo={undo}
        docked={false}
        takesBack={undoMove}
        topic="candidate"
        onGone={forget}
      />,
      document.body,
    )
  );
}
