import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endOwnSession, type OwnSession, ownSessionsQuery } from "@/api/loginSession";
import { useWrite } from "@/blocks/write/useWrite";
import { browserOf } from "@/lib/browser";
import { formatDateTime } from "@/lib/dates";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";
import { LoadingRows } from "@/ui/LoadingRows";
import classes from "./OwnSessionsDialog.module.css";

/** The browsers in which the user is signed in; each of the others can be signed out. */
export function OwnSessionsDialog({ opened, onClose }: DialogProps) {
  const { data, error } = useQuery(ownSessionsQuery);
  const [ending, setEnding] = useState("");
  const end = useWrite({ topics: ["ownSession"] });
  return (
    <Dialog
      opened={opened}
      title="Login Sessions"
      subtitle="The browsers in which you are signed in. End those that you do not know, then change your password."
      size={640}
      onClose={onClose}
    >
      {end.error ?? (error && <p role="alert">{error.message}</p>)}
      {!data && !error && <LoadingRows />}
      <ul className={classes.list}>
        {data?.map((row) => (
          <Row
            key={row.id}
            row={row}
            busy={end.busy && ending === row.id}
            onEnd={() => {
              setEnding(row.id);
              end.run(row.id, () => endOwnSession(row.id));
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ row, busy, onEnd }: { row: OwnSession; busy: boolean; onEnd: () => void }) {
  const browser = browserOf(row.agent);
  return (
    <li className={classes.row}>
      <div>
        <strong data-tip={row.agent}>{browser}</strong>
        {row.own && <small className={classes.own}>this browser</small>}
        <p>
          {row.address} · since {formatDateTime(row.createdAt)} · last seen {formatDateTime(row.seenAt)}
        </p>
      </div>
      {!row.own && (
        <Button
          variant="default"
          c="var(--tone-red-text)"
          size="compact-sm"
          loading={busy}
          aria-label={`End the session of ${browser}, ${row.address}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}
