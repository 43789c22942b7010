import classes from "./CountButton.module.css";
import { type Tone, toneStyle } from "./tone";

type Props = {
  label: string;
  tone: Tone;
  /** Nothing while it is not known. */
  count: number | undefined;
  pressed: boolean;
  onClick: () => void;
};

/** A button of a toolbar that leaves the rows it counts; a second click shows all of them again. */
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
