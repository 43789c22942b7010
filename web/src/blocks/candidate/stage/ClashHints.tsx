import { IconAlertTriangle } from "@tabler/icons-react";
import type { FreeHour } from "@/api/interviewForm";
import { formatClock, formatWeekday } from "@/lib/dates";
import { Band } from "@/ui/Band";
import classes from "./ClashHints.module.css";

type Arranging = {
  clashes: { warnings: readonly string[]; free: readonly FreeHour[] } | undefined;
  /** The next Submit saves in spite of the warnings. */
  warned: boolean;
};

type Props = { arranging: Arranging; timed: boolean; onChoose: (hour: FreeHour) => void };

/** What speaks against the time of an interview, and the next free hours of who conducts it. */
export function ClashHints({ arranging, timed, onChoose }: Props) {
  const { clashes, warned } = arranging;
  const warnings = clashes?.warnings ?? [];
  const free = !timed || warnings.length > 0 ? (clashes?.free ?? []) : [];
  return (
    <div className={classes.hints}>
      <div role="status">
        {warnings.length > 0 && (
          <Band tone="amber" icon={<IconAlertTriangle />}>
            {warnings.map((warning) => (
              <span key={warning} className={classes.warning}>
                {warning}
              </span>
            ))}
            {warned && <b>Submit again to save it all the same.</b>}
          </Band>
        )}
      </div>
      {free.length > 0 && (
        <fieldset className={classes.free}>
          <legend className={classes.legend}>Free hours</legend>
          {free.map((hour) => (
            <button
              key={`${hour.date} ${hour.time}`}
              type="button"
              className={classes.hour}
              onClick={(event) => {
                onChoose(hour);
                // The hours go once a time is chosen; who works by keyboard goes on at the time.
                const form = event.detail === 0 ? event.currentTarget.closest("form") : null;
                form?.querySelector<HTMLElement>("input[type=time]")?.focus();
              }}
            >
              {formatWeekday(hour.date).replace(/ \d{4}$/, "")} <em>{formatClock(hour.time)}</em>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
