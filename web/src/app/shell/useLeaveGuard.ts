import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { closeDialogs } from "@/ui/dialogs";
import { leaveForms, useUnsaved } from "@/ui/unsaved";

/** Asks before a link or Back loses what was typed. Dialogs go with the screen below them. */
export function useLeaveGuard(): void {
  const { history } = useRouter();
  const unsaved = useUnsaved();
  // Only while there is something to lose: with a blocker every change of the address waits a little.
  useEffect(() => {
    if (!unsaved) return;
    return history.block({
      blockerFn: async () => !(await leaveForms()),
      enableBeforeUnload: false,
    });
  }, [history, unsaved]);
  useEffect(() => {
    let last = history.location;
    return history.subscribe(({ location, action }) => {
      const before = last;
      last = location;
      // A step back that was refused is told, too.
      if (location.state.__TSR_key === before.state.__TSR_key) return;
      const moves = action.type !== "PUSH" && action.type !== "REPLACE";
      if (moves || location.pathname !== before.pathname) closeDialogs();
    });
  }, [history]);
}
