import { useCallback, useRef, useState } from "react";

/** What is open or closing; the count, used as key, gives every opening a fresh dialog. */
export type Opening<What> = { what: What; opened: boolean; count: number };

function isLost(closing: Element[], opener: Element): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  const dialog = activeElement.closest("[role=dialog]");
  return dialog !== null && closing.includes(dialog) && !dialog.contains(opener);
}

/** Opens one dialog at a time, and returns the focus to its opener. */
export function useOpening<What>() {
  const [opening, setOpening] = useState<Opening<What> | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback((what: What) => {
    opener.current = document.activeElement;
    setOpening((before) => ({ what, opened: true, count: (before?.count ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => {
    setOpening((before) => before && { ...before, opened: false });
    const closing = [...document.querySelectorAll("[role=dialog]")];
    // A dialog that is mounted open does not know what had the focus before. While it fades out the focus is still in
    // it, or in a confirmation above it, and would be lost with them. If the user has moved on, the focus stays there.
    window.setTimeout(() => {
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected && isLost(closing, current)) current.focus();
    }, 20);
  }, []);
  return { opening, open, close };
}
