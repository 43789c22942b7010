import classes from "./StepLine.module.css";

/** A step with its date; an empty one shows a dash. */
export type Step = { id: string; label: string; date: string };

type Props = {
  label: string;
  steps: readonly Step[];
  /** The index of the step that was reached last. */
  current: number;
};

/** What has happened up to the current step, and what is still to come. */
export function StepLine({ label, steps, current }: Props) {
  return (
    <ol className={classes.line} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step.id}
          data-state={at < current ? "done" : at === current ? "current" : undefined}
          aria-current={at === current ? "step" : undefined}
        >
          <span className={classes.name}>{step.label}</span>
          <span className={classes.date}>{step.date || "—"}</span>
        </li>
      ))}
    </ol>
  );
}
