import { useEffect, useRef } from "react";

/**
 * Where the keys go once a dialog is closed: to what it was opened with, or to what it leads to. The dialogs come into the
 * page opened, too late to know by themselves who had the focus before.
 */
export function useHandBack(opened: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  const goal = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (opened) return;
    const chosen = [goal.current, opener.current].find(
      (one) => one?.isConnected && !one.matches(":disabled"),
    );
    goal.current = null;
    opener.current = null;
    chosen?.focus({ preventScroll: true });
  }, [opened]);
  return {
    /** Remembers who has the focus now. */
    leave: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    leadTo: (element: HTMLElement | null) => {
      goal.current = element;
    },
  };
}
