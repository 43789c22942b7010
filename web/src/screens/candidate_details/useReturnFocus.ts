import { type RefObject, useEffect, useRef } from "react";

const canTake = (one: HTMLElement | null): one is HTMLElement =>
  one?.isConnected === true && !one.matches(":disabled");

/** Nobody has the focus, or a button that was disabled under it and is about to lose it. */
const isLost = () => document.activeElement === document.body || document.activeElement?.matches(":disabled");

/** The button of the stage in which something can be done; where there is none, the stages as a whole. */
const currentOf = (rail: HTMLElement | null) =>
  rail?.querySelector<HTMLElement>("li > button:not(:disabled)") ?? rail;

/**
 * Where the keys go once a dialog is closed: to what it leads to, or to what it was opened with. The dialogs come into the
 * page opened, too late to know by themselves who had the focus before. A move may disable what it was made with, at once or
 * when its outcome is `shown`: then the stage that has opened takes the keys.
 */
export function useHandBack(opened: boolean, shown: unknown, rail: RefObject<HTMLElement | null>) {
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
    /** Remembers who has the focus now. */
    leave: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    /** After a move: the element that goes on from it, if there is one. */
    leadTo: (element: HTMLElement | null) => {
      moved.current = true;
      goal.current = element;
    },
  };
}
