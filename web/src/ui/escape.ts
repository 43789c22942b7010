import { useLayoutEffect, useRef } from "react";

/**
 * Whether Escape belongs to a popup of this element: an open list of options handles the key itself, as does a button
 * with an open popup, whose focus may still be moving into it.
 */
export function leavesEscape(target: Element): boolean {
  if (target.getAttribute("data-mantine-stop-propagation") === "true") return true;
  return target.matches("[aria-haspopup][aria-expanded=true]");
}

type Opened = { close: () => void; focused: Element | null };

/** The dialogs that are open, the one above the others last. */
let opened: readonly Opened[] = [];

/** Whether the key was pressed in the dialog, or before the focus came to it: on the page or the dialog behind it. */
function isFor({ focused }: Opened, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === focused) return true;
  const box = target.closest("[role=dialog], [role=menu], [data-portal]");
  if (box === null) return true;
  // Another box than a dialog's is a popup, which handles the key itself.
  return box.matches("[aria-modal=true]") && !leavesEscape(target);
}

function onKey(event: KeyboardEvent): void {
  const top = opened.at(-1);
  if (!top || event.key !== "Escape" || event.isComposing || !isFor(top, event.target)) return;
  // Otherwise the page behind would take the key, too, once the dialog is gone.
  event.preventDefault();
  top.close();
}

/** Lets Escape close a dialog from the moment it opens; the function returned ends that. Only the last one closes. */
function closeByEscape(close: () => void): () => void {
  const { activeElement } = document;
  // The focus is not inside a dialog that is only now opening; inside the one behind it, popups keep the key.
  const focused = activeElement?.closest("[aria-modal=true]") ? null : activeElement;
  const one = { close, focused };
  if (opened.length === 0) window.addEventListener("keydown", onKey, { capture: true });
  opened = [...opened, one];
  return () => {
    opened = opened.filter((other) => other !== one);
    if (opened.length === 0) window.removeEventListener("keydown", onKey, { capture: true });
  };
}

/**
 * Closes a dialog by Escape while it is open. Mantine's own listener asks neither whether another dialog is above nor
 * whether a popup of the dialog is open.
 */
export function useEscape(opened: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (opened ? closeByEscape(() => latest.current()) : undefined), [opened]);
}
