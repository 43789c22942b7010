import { IconPoint } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDateTime } from "@/lib/dates";
import classes from "./Timeline.module.css";
import { type Tone, toneStyle } from "./tone";
import { useStatusLook } from "./useStatusLook";

export type TimelineEntry = {
  id: string;
  status: string;
  tone?: Tone;
  /** 20 px badge only. */
  icon?: ReactNode;
  /** Where it happened, before the status. */
  stage?: string;
  who?: string;
  /** An RFC 3339 instant. */
  at: string;
  comment?: ReactNode;
};

type Props = {
  label: string;
  entries: readonly TimelineEntry[];
  /** Small dots instead of badges, for the entries of a candidate. */
  dots?: boolean;
  /** Collapses to this one entry; print shows all. */
  foldedTo?: string;
  id?: string;
};

/** A list of events, in the given order. */
export function Timeline({ label, entries, dots, foldedTo, id }: Props) {
  const statusLook = useStatusLook();
  return (
    <ol
      id={id}
      className={classes.list}
      aria-label={label}
      data-dots={dots || undefined}
      data-folded={foldedTo !== undefined || undefined}
    >
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={classes.entry}
          data-kept={entry.id === foldedTo || undefined}
          style={toneStyle[entry.tone ?? statusLook(entry.status).tone]}
        >
          <span className={classes.badge} aria-hidden="true">
            {!dots && (entry.icon ?? <IconPoint />)}
          </span>
          <div>
            <div className={classes.head}>
              {entry.stage && <span className={classes.stage}>{entry.stage}</span>}
              <span className={classes.status}>{entry.status}</span>
              {entry.who && (
                <span className={classes.who} data-tip={entry.who}>
                  {entry.who}
                </span>
              )}
              <time className={classes.when} dateTime={entry.at}>
                {formatDateTime(entry.at)}
              </time>
            </div>
            {entry.comment && <p className={classes.comment}>{entry.comment}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
