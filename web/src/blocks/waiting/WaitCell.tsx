import { type WaitingOn, waitWords } from "@/api/waitingOn";
import { formatDateTime } from "@/lib/dates";
import { toneStyle } from "@/ui/tone";
import classes from "./WaitCell.module.css";
import { waitTones } from "./waitTones";

function timeOf({ state, since, due }: WaitingOn): string {
  if (state === "planned") return `Planned, from ${formatDateTime(since)}`;
  if (state === "overdue") return `Overdue since ${formatDateTime(due)}`;
  return `${state === "asleep" ? "Asleep" : "Waiting"} since ${formatDateTime(since)}`;
}

/** Whom a row waits on and what for; its dot tells the state, late is red. */
export function WaitCell({ wait }: { wait: WaitingOn }) {
  const words = waitWords(wait);
  const tone = waitTones.get(wait.state);
  if (!tone) return <span className={classes.nobody}>{words}</span>;
  return (
    <span className={classes.wait} style={toneStyle[tone]} data-state={wait.state} data-tip={timeOf(wait)}>
      {words}
      <span className={classes.state}>, {wait.state}</span>
    </span>
  );
}
