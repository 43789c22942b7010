import { type RefObject, useEffect, useRef } from "react";

const canTake = (one: HTMLElement | null): one is HTMLElement =>
  one?.isConnected === true && !one.matches(":disabled");

/** The focus is lost, or on a disabled button that is about to lose it. */
const isLost = () => document.activeElement === document.body || document.activeElement?.matches(":disabled");

/** The button of the open stage; if there is none, the rail itself. */
const currentOf = (rail: HTMLElement | null) =>
  rail?.querySelector<HTMLElement>("[data-stage]:not(:disabled)") ?? rail;

/**
 * Moves the focus when a dialog closes: to the element it leads to, or back to its opener. The dialogs are mounted
 * open, so they cannot know what had the focus before. A move may disable its opener, immediately or when its outcome
 * is `shown`; then the newly opened stage takes the focus.
 */
export function useReturnFocus(opened: boolean, shown: unknown, rail: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const goal = useRef<HTMLElement | null>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (opened || !opener.current) return;
    const chosen = [goal.current, opener.current, currentOf(rail.current)].find(canTake);
    goal.current = null;
    opener.current = null;
    chosen?.focus({ preventScroll: true });
  }, [opened, rail]);
  useEffect(() => {
    if (shown === undefined || !moved.current) return;
    moved.current = false;
    if (isLost()) currentOf(rail.current)?.focus({ preventScroll: true });
  }, [shown, rail]);
  return {
    /** Remembers the focused element. */
    leave: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    /** After a move: sets the element to focus next, if there is one. */
    leadTo: (element: HTMLElement | null) => {
      moved.current = true;
      goal.current = element;
    },
  };
}
