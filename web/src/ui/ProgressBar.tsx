import classes from "./ProgressBar.module.css";

type Props = {
  value: number;
  /** The value that fills the bar; a greater one is drawn full. */
  full?: number;
  label: string;
  /** The number beside the bar; by default the value, null for none. */
  text?: string | null;
};

export function ProgressBar({ value, full = 100, label, text = String(value) }: Props) {
  const capped = Math.min(Math.max(value, 0), full);
  const share = full > 0 ? (capped / full) * 100 : 0;
  return (
    <span className={classes.progress}>
      <span
        className={classes.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={full}
        aria-valuenow={capped}
        aria-valuetext={text ?? undefined}
      >
        <span
          className={classes.fill}
          data-full={value >= full || undefined}
          style={{ width: `${share}%` }}
        />
      </span>
      {text !== null && <span className={classes.text}>{text}</span>}
    </span>
  );
}
