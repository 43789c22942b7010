import { VisuallyHidden } from "@mantine/core";
import type { RefObject } from "react";
import type { BellLine } from "@/api/bell";
import { formatTime } from "@/lib/dates";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { toneStyle } from "@/ui/tone";
import classes from "./BellLines.module.css";
import { byDay, lookOf } from "./bellLine";

type Props = {
  list: RefObject<HTMLDivElement | null>;
  /** Undefined while they load. */
  lines: readonly BellLine[] | undefined;
  error: Error | null;
  today: string;
  more: boolean;
  onMore: () => void;
  onOpen: (line: BellLine) => void;
  onRetry: () => void;
};

export function BellLines({ list, lines, error, today, more, onMore, onOpen, onRetry }: Props) {
  if (!lines && error) return <FailedState hint={error.message} onRetry={onRetry} />;
  if (!lines) return <LoadingRows count={4} />;
  if (lines.length === 0) return <EmptyState />;
  return (
    <div ref={list}>
      {byDay(lines, today).map(({ heading, lines: those }) => (
        <section key={heading} aria-label={heading}>
          <h3 className={classes.day}>{heading}</h3>
          <ul className={classes.list}>
            {those.map((line) => (
              <li key={line.id}>
                <Line line={line} onOpen={() => onOpen(line)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more && (
        <button type="button" className={classes.more} onClick={onMore}>
          Show more
        </button>
      )}
    </div>
  );
}

function Line({ line, onOpen }: { line: BellLine; onOpen: () => void }) {
  const { icon: Icon, tone } = lookOf(line);
  return (
    <button
      type="button"
      className={classes.line}
      data-line={line.id}
      data-unread={!line.read || undefined}
      onClick={onOpen}
    >
      {!line.read && <span className={classes.dot} />}
      <span className={classes.icon} style={toneStyle[tone]} aria-hidden="true">
        <Icon size={17} stroke={1.7} />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>
          {!line.read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {line.title}
        </span>
        <span className={classes.facts}>
          {line.about && <b>{line.about}</b>}
          {line.about && line.text && ", "}
          {line.text}
        </span>
        {line.comment && <span className={classes.comment}>{line.comment}</span>}
      </span>
      <time className={classes.time} dateTime={line.at}>
        {formatTime(line.at)}
      </time>
    </button>
  );
}
