import { toneStyle } from "@/ui/tone";
import classes from "./StateDot.module.css";
import { type AnyMessageState, stateLook } from "./states";

/** The dot of a state alone, for a list or a legend that says the word itself. */
export function StateDot({ state }: { state: AnyMessageState }) {
  const { tone, dot } = stateLook(state);
  return <span className={classes.dot} style={toneStyle[tone]} data-dot={dot} aria-hidden="true" />;
}
