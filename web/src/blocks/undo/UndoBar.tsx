import { IconArrowBackUp, IconX } from "@tabler/icons-react";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isAnswered } from "@/blocks/write/useAttempt";
import { useWrite } from "@/blocks/write/useWrite";
import { useBottomRow } from "@/ui/BottomRow";
import { IconButton } from "@/ui/IconButton";
import { Kbd } from "@/ui/Kbd";
import { useKeys } from "@/ui/useKeys";
import { type Offered, useOfferedUndo, withdrawUndo } from "./offerUndo";
import classes from "./UndoBar.module.css";

/** How long the server allows an undo. */
export const undoFor = 8_000;

const tooLate = "It is too late to undo this";

/** Whole seconds left, 8 down to 0. */
export function secondsLeft(began: number, now: number): number {
  return Math.max(0, Math.ceil((began + undoFor - now) / 1000));
}

/** The shell's place for Undo. It outlives the screen on which something was done. */
export function UndoHost() {
  const undo = useOfferedUndo();
  return undo && <UndoBar key={undo.step} undo={undo} />;
}

/** Undoes the last action. It stays while hovered or focused, even after its time is over. */
function UndoBar({ undo }: { undo: Offered }) {
  const row = useBottomRow();
  const [left, setLeft] = useState(() => secondsLeft(undo.began, performance.now()));
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { busy, run } = useWrite({
    topics: [undo.topic],
    onDone: () => withdrawUndo(undo),
    // Without an answer nobody knows whether it is undone: trying again tells.
    onFailed: (cause) => isAnswered(cause) && withdrawUndo(undo),
  });
  const over = left === 0;

  useEffect(() => {
    const timer = window.setInterval(() => setLeft(secondsLeft(undo.began, performance.now())), 200);
    return () => window.clearInterval(timer);
  }, [undo.began]);
  useEffect(() => {
    if (over && !hovered && !focused && !busy) withdrawUndo(undo);
  }, [over, hovered, focused, busy, undo]);

  function takeBack(): void {
    if (!over) run(undo.step, () => undo.takesBack(undo.step));
  }
  useKeys("Undo", [{ key: "Ctrl Z", label: undo.done, run: takeBack, off: over }], "everywhere");

  // The focus would be lost with the bar: it returns to where it came from.
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  useLayoutEffect(
    () => () => {
      const former = cameFrom.current;
      if (bar.current?.contains(document.activeElement) && former instanceof HTMLElement) former.focus();
    },
    [],
  );
  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  }

  if (!row) return null;
  return createPortal(
    <section
      ref={bar}
      className={classes.bar}
      aria-label="Undo"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <p className={classes.text} role="status">
        <b>{over ? tooLate : undo.done}</b>
        <span>{undo.about}</span>
      </p>
      <button
        type="button"
        className={classes.undo}
        aria-disabled={over || busy}
        aria-keyshortcuts="Control+Z"
        onClick={takeBack}
      >
        <IconArrowBackUp aria-hidden="true" />
        Undo
        <span className={classes.left} aria-hidden="true">
          {left}
        </span>
      </button>
      <span className={classes.kbd}>
        <Kbd>Ctrl Z</Kbd>
      </span>
      <IconButton small label="Dismiss" icon={<IconX />} onClick={() => withdrawUndo(undo)} />
    </section>,
    row,
  );
}
