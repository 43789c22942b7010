import { type KeyboardEvent, useCallback, useId, useState } from "react";
import { type Code, codeOf, useOverlay } from "../onDemand";

/** The plain popup; pickers and menus have their own. */
export const popupBox = codeOf(async () => (await import("./PopupBox")).PopupBox);

/** What every popup receives about its button. */
export type BoxProps = { id: string; anchor: HTMLElement | null; opened: boolean; onClose: () => void };

type Options = { kind?: "dialog" | "menu"; onToggle?: () => void };

export type Popup = ReturnType<typeof usePopup>;

/** A button and its popup, which loads when the button is hovered or focused. */
export function usePopup<T>(code: Code<T>, { kind = "dialog", onToggle }: Options = {}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const { Part: Box, opened } = useOverlay(code, wanted);
  const toggle = (next: boolean) => {
    setWanted(next);
    onToggle?.();
  };
  const close = () => toggle(false);
  const box: BoxProps = { id, anchor, opened, onClose: close };
  return {
    close,
    Box,
    box,
    button: {
      id,
      ref: useCallback((button: HTMLElement | null) => setAnchor(button), []),
      "aria-haspopup": kind,
      "aria-expanded": opened,
      "aria-controls": opened ? `${id}-dropdown` : undefined,
      onClick: () => toggle(!wanted),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape" && wanted) close();
      },
      onPointerEnter: code.preload,
      onFocus: code.preload,
    },
  };
}
