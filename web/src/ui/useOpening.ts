import { useCallback, useRef, useState } from "react";

/** What is open, or closing; the count gives every opening a dialog of its own, with empty fields. */
export type Opening<What> = { what: What; opened: boolean; count: number };

/** One dialog at a time, and the focus back to what opened it. */
export function useOpening<What>() {
  const [opening, setOpening] = useState<Opening<What> | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback((what: What) => {
    opener.current = document.activeElement;
    setOpening((before) => ({ what, opened: true, count: (before?.count ?? 0) + 1 }));
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
  return { opening, open, close };
}
