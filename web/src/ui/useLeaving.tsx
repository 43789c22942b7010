import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import { useKeptOpen } from "./unsaved";

type Options = {
  opened: boolean;
  /** Whether closing would lose input. */
  dirty: boolean;
  busy?: boolean;
  /** Ends what is checked before sending; while there is nothing to end, a busy form waits for its answer. */
  stop?: () => void;
  /** Whether it was saved, and not typed in since. */
  isSaved?: () => boolean;
  onClose: () => void;
};

/**
 * The one way out of a form: Cancel, Escape, Back, a link, signing out. A dirty form asks first; one whose order is on
 * its way cannot be left.
 */
export function useLeaving({ opened, dirty, busy = false, stop, isSaved, onClose }: Options): {
  leave: () => void;
  question: ReactNode;
} {
  const [asking, setAsking] = useState(false);
  /** Whoever wants to leave the screen, and waits for the answer. */
  const waiting = useRef<((left: boolean) => void) | null>(null);
  /** It is given up. What closes it may change the address, which must not ask again. */
  const left = useRef(false);
  const waits = busy && !stop;
  const keeps = opened && (dirty || waits);

  function tell(answer: boolean): void {
    setAsking(false);
    waiting.current?.(answer);
    waiting.current = null;
  }

  function close(): void {
    left.current = true;
    onClose();
    tell(true);
  }

  useLayoutEffect(() => {
    if (opened) left.current = false;
  }, [opened]);
  useKeptOpen(keeps, async () => {
    if (left.current || isSaved?.()) return true;
    if (waits || waiting.current) return false;
    stop?.();
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setAsking(true);
    });
  });
  useEffect(() => {
    if (!keeps && waiting.current) tell(true);
  });
  useEffect(() => () => waiting.current?.(true), []);

  function leave(): void {
    if (waits) return;
    stop?.();
    if (!dirty) close();
    // The Escape that opens the question must not also answer it, so it opens after that event.
    else window.setTimeout(() => setAsking(true));
  }

  const question = (
    <ConfirmDialog
      opened={opened && asking}
      question="Are you sure you want to close?"
      about="What you typed will be lost."
      removes
      onYes={close}
      onNo={() => tell(false)}
    />
  );
  return { leave, question };
}
