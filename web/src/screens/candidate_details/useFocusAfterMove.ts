import { type RefObject, useEffect, useRef } from "react";

const canTake = (one: Element | null): one is HTMLElement =>
  one instanceof HTMLElement && one.isConnected && !one.matches(":disabled");

/** The focus is lost, or on a disabled button that is about to lose it. */
const isLost = () => document.activeElement === document.body || document.activeElement?.matches(":disabled");

/** The button of the open stage; if there is none, the rail itself. */
const currentOf = (rail: HTMLElement | null) =>
  rail?.querySelector<HTMLElement>("[data-stage]:not(:disabled)") ?? rail;

/**
 * Where the focus goes after a move: on to the next candidate, or back to what was pressed. The move may disable that,
 * immediately or when its outcome is `shown`; then the newly opened stage takes the focus.
 */
export function useFocusAfterMove(
  shown: unknown,
  { onwards, rail }: Readonly<Record<"onwards" | "rail", RefObject<HTMLElement | null>>>,
): (opener: Element | null) => HTMLElement | undefined {
  const moved = useRef(false);
  useEffect(() => {
    if (shown === undefined || !moved.current) return;
    moved.current = false;
    if (isLost()) currentOf(rail.current)?.focus({ preventScroll: true });
  }, [shown, rail]);
  return (opener) => {
    moved.current = true;
    return [onwards.current, opener, currentOf(rail.current)].find(canTake);
  };
}
