import { useLayoutEffect, useRef } from "react";
import { closeByEscape } from "./escape";

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
