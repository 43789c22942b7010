import { IconArrowBackUp, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { undoStep } from "@/api/requisitionStep";
import { useWrite } from "@/blocks/write/useWrite";
import { IconButton } from "@/ui/IconButton";
import { Kbd } from "@/ui/Kbd";
import { useKeys } from "@/ui/useKeys";
import type { Undoable } from "./dialogContext";
import classes from "./UndoBar.module.css";

/** How long the server allows an undo. */
export const undoFor = 8_000;

const tooLate = "It is too late to undo this";

/** Whole seconds left, 8 down to 0. */
export function secondsLeft(began: number, now: number): number {
  return Math.max(0, Math.ceil((began + undoFor - now) / 1000));
}

type Props = {
  undo: Undoable;
  /** Shown inside a drawer instead of over the page. */
  docked: boolean;
  /** What takes the step back; by default a step of a requisition. */
  takesBack?: (step: string) => Promise<{ message: string }>;
  topic?: "requisition" | "candidate";
  /** Called after it was taken back. */
  onTakenBack?: () => void;
  onGone: () => void;
};

/** Undoes the last action. It stays while hovered or focused, even after its time is over. */
export function UndoBar(props: Props) {
  const { undo, docked, takesBack = undoStep, topic = "requisition", onTakenBack, onGone } = props;
  const [left, setLeft] = useState(() => secondsLeft(undo.began, performance.now()));
  const [engaged, setEngaged] = useState(false);
  const { busy, run } = useWrite({
    topics: [topic],
    onDone: () => {
      onGone();
      onTakenBack?.();
    },
    onFailed: onGone,
  });
  const over = left === 0;

  useEffect(() => {
    const timer = window.setInterval(() => setLeft(secondsLeft(undo.began, performance.now())), 200);
    return () => window.clearInterval(timer);
  }, [undo.began]);
  useEffect(() => {
    if (over && !engaged && !busy) onGone();
  }, [over, engaged, busy, onGone]);

  function takeBack(): void {
    if (!over) run(undo.step, () => takesBack(undo.step));
  }
  useKeys("Undo", [{ key: "Ctrl Z", label: undo.done, run: takeBack, off: over }], "everywhere");

  return (
    <section
      className={classes.bar}
      data-docked={docked || undefined}
      aria-label="Undo"
      onPointerEnter={() => setEngaged(true)}
      onPointerLeave={() => setEngaged(false)}
      onFocus={() => setEngaged(true)}
      onBlur={() => setEngaged(false)}
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
      <IconButton small label="Dismiss" icon={<IconX />} onClick={onGone} />
    </section>
  );
}
