import type { KeyboardEvent } from "react";

/**
 * Whether Escape should close this dialog: only the one with the focus. A dialog above it is not its descendant in the
 * DOM, and an open list of options handles the key itself, as does a button with an open popup, whose focus may still
 * be moving into it.
 */
export function closesOnEscape(close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, currentTarget } = event;
    if (event.key !== "Escape" || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
    if (!currentTarget.contains(target)) return;
    if (target.getAttribute("data-mantine-stop-propagation") === "true") return;
    if (target.matches("[aria-haspopup][aria-expanded=true]")) return;
    close();
  };
}
