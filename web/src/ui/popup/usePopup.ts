import { type KeyboardEvent, useCallback, useEffect, useId, useState } from "react";
import { tellNotLoaded } from "../notLoaded";
import { type Code, codeOf, useCode } from "../onDemand";

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
  const [asked, setAsked] = useState(false);
  const loaded = useCode(code, wanted, () => {
    setWanted(false);
    tellNotLoaded();
  });
  const Box = asked ? loaded : undefined;
  // It renders closed once before, so that it animates in and returns the focus as it does every other time.
  const there = Box !== undefined;
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(there), [there]);
  const opened = wanted && drawn;
  const toggle = (next: boolean) => {
    setWanted(next);
    if (next) setAsked(true);
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
