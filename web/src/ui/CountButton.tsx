import classes from "./CountButton.module.css";
import { type Tone, toneStyle } from "./tone";

type Props = {
  label: string;
  tone: Tone;
  /** Undefined until it is known. */
  count: number | undefined;
  pressed: boolean;
  onClick: () => void;
};

/** A toolbar button that filters to the rows it counts; a second click shows all rows again. */
export function CountButton({ label, tone, count, pressed, onClick }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      style={toneStyle[tone]}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {label}
      {count !== undefined && <span className={classes.count}>{count.toLocaleString("en-IN")}</span>}
    </button>
  );
}
