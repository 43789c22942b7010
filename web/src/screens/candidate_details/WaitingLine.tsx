import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationKey } from "@/api/application";
import { applicationWaitQuery, remind, waitName } from "@/api/waiting";
import type { MoveSubject } from "@/blocks/candidate/useMoving";
import { useWrite } from "@/blocks/write/useWrite";
import { formatDateTime } from "@/lib/dates";
import { BesideDialog } from "./BesideDialog";
import classes from "./WaitingLine.module.css";

type Props = { of: ApplicationKey; name: string };

/** Whom the candidate waits on, with Remind, and what can be recorded beside the stages. */
export function WaitingLine({ of, name }: Props) {
  const wait = useQuery(applicationWaitQuery(of)).data;
  const reminding = useWrite({ topics: ["candidate"] });
  const [recording, setRecording] = useState<{ status: string; opened: boolean; count: number } | null>(null);
  if (!wait || (wait.party === "nobody" && !wait.what && wait.beside.length === 0)) return null;
  const subject: MoveSubject = { of, version: wait.version, current: true, name, position: "" };
  const option = wait.beside.find(({ status }) => status === recording?.status);
  return (
    <section className={classes.line} aria-label="Waiting on">
      <p className={classes.text}>
        {wait.party === "nobody" ? (
          <b>{wait.what || "Waiting on nobody"}</b>
        ) : (
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
        )}
      </p>
      <span className={classes.actions}>
        {wait.reminded && <span className={classes.since}>{wait.reminded}</span>}
        {wait.remind && (
          <button
            type="button"
            className={classes.action}
            disabled={reminding.busy}
            onClick={() => void reminding.run({ remind: of }, (key) => remind(of, key))}
          >
            Remind
          </button>
        )}
        {wait.beside.map(({ status }) => (
          <button
            key={status}
            type="button"
            className={classes.action}
            onClick={() =>
              setRecording((before) => ({ status, opened: true, count: (before?.count ?? 0) + 1 }))
            }
          >
            {status}
          </button>
        ))}
      </span>
      {recording && option && (
        <BesideDialog
          key={recording.count}
          option={option}
          opened={recording.opened}
          subject={subject}
          onClose={() => setRecording({ ...recording, opened: false })}
        />
      )}
    </section>
  );
}
