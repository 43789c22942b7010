import { IconCalendar } from "@tabler/icons-react";
import type { NextOption } from "@/api/application";
import { formatClock } from "@/lib/dates";
import classes from "./NextTry.module.css";
import { dayIn, morning, type Try } from "./outcomes";

export type Tries = {
  chosen: Try;
  /** What is suggested after a call that nobody answers. */
  ringing: NextOption | undefined;
  today: string;
  tomorrow: string;
  esa: boolean;
  onChoose: (chosen: Try) => void;
};

/** When to call again: as suggested, tomorrow morning, or as picked. */
export function NextTry({ chosen, ringing, today, tomorrow, esa, onChoose }: Tries) {
  const picked = chosen.kind === "picked" ? chosen : { date: tomorrow, time: morning };
  // In the evening both say the same.
  const same = ringing?.usualDate === tomorrow && ringing.usualTime === morning;
  return (
    <div className={classes.next}>
      <span className={classes.label}>Next try</span>
      <fieldset className={classes.tries} aria-label="Next try">
        {!same && (
          <button
            type="button"
            aria-pressed={chosen.kind === "usual"}
            onClick={() => onChoose({ kind: "usual" })}
          >
            {ringing ? dayIn(ringing.usualDate, today, tomorrow) : "Suggested"}
            <em>{formatClock(ringing?.usualTime ?? "")}</em>
          </button>
        )}
        <button
          type="button"
          aria-pressed={chosen.kind === "tomorrow" || (same && chosen.kind === "usual")}
          onClick={() => onChoose({ kind: "tomorrow" })}
        >
          Tomorrow <em>{formatClock(morning)}</em>
        </button>
        <button
          type="button"
          aria-pressed={chosen.kind === "picked"}
          onClick={() => onChoose({ ...picked, kind: "picked" })}
        >
          Pick <IconCalendar size={14} aria-hidden="true" />
        </button>
      </fieldset>
      {chosen.kind === "picked" && (
        <div className={classes.pick}>
          <input
            type="date"
            aria-label="Day of the next try"
            min={esa ? tomorrow : today}
            value={chosen.date}
            onChange={(event) => onChoose({ ...chosen, date: event.currentTarget.value })}
          />
          <input
            type="time"
            aria-label="Time of the next try"
            value={chosen.time}
            onChange={(event) => onChoose({ ...chosen, time: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}
