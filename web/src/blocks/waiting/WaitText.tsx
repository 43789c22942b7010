import { waitName } from "@/api/waitingOn";
import { formatDateTime } from "@/lib/dates";
import classes from "./WaitText.module.css";

type Wait = { party: string; person: string; what: string; since: string; due: string; state: string };

/** Whom something waits on, what for and since when; late in red. */
export function WaitText({ wait }: { wait: Wait }) {
  if (wait.party === "nobody") return <b>{wait.what || "Waiting on nobody"}</b>;
  return (
    <>
      Waiting on <b>{waitName(wait)}</b>: {wait.what}
      <span className={wait.state === "overdue" ? classes.late : classes.since}>
        {wait.state === "planned"
          ? ` from ${formatDateTime(wait.since)}`
          : ` since ${formatDateTime(wait.since)}`}
        {wait.state === "overdue" && `, due ${formatDateTime(wait.due)}`}
        {wait.state === "asleep" && ", asleep"}
      </span>
    </>
  );
}
