import { type ReactNode, useMemo } from "react";
import { codeOf, useCode } from "@/ui/onDemand";
import { useOpening } from "@/ui/useOpening";
import { type RequisitionDialog, RequisitionDialogContext, type RequisitionDialogs } from "./dialogContext";

export const requisitionDialogs = codeOf(async () => (await import("./dialogs/Dialogs")).Dialogs);

/** Wraps a screen with requisitions: shows their dialogs, one at a time. */
export function RequisitionDialogProvider({ children }: { children: ReactNode }) {
  const { opening, open, close } = useOpening<RequisitionDialog>();
  const Dialogs = useCode(requisitionDialogs, opening !== null);
  const dialogs = useMemo<RequisitionDialogs>(() => ({ open }), [open]);

  return (
    <RequisitionDialogContext value={dialogs}>
      {children}
      {Dialogs && opening && (
        <Dialogs key={opening.count} dialog={opening.what} opened={opening.opened} onClose={close} />
      )}
    </RequisitionDialogContext>
  );
}
