import type { KeyboardEvent } from "react";

/**
 * Escape closes the dialog that has the focus and no other: one that lies over it is not inside it on the page, and
 * an open list of options keeps the key to itself. So does a button whose box is open: the focus may still be on its way into it.
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
