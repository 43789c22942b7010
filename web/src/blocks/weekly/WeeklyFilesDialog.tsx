import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { stopWeeklyFile, type WeeklyFile, weeklyFilesQuery } from "@/api/weeklyFile";
import { useWrite } from "@/blocks/write/useWrite";
import { formatDateTime } from "@/lib/dates";
import { hourText, weekdays } from "@/lib/weekly";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import classes from "./WeeklyFilesDialog.module.css";

/** The tables that are mailed to the user every week; each can be stopped. */
export function WeeklyFilesDialog({ opened, onClose }: DialogProps) {
  const { data, error, refetch } = useQuery(weeklyFilesQuery);
  const [stopping, setStopping] = useState("");
  const stop = useWrite({ topics: ["weeklyFile"] });
  return (
    <Dialog
      opened={opened}
      title="Weekly Files"
      subtitle="The tables that are mailed to you every week. Mail weekly on a dashboard adds one."
      size={640}
      onClose={onClose}
    >
      {stop.error && <p role="alert">{stop.error}</p>}
      {!data && error && <FailedState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data?.length === 0 && <EmptyState text="Nothing is mailed to you weekly" />}
      <ul className={classes.list}>
        {data?.map((row) => (
          <Row
            key={row.id}
            row={row}
            busy={stop.busy && stopping === row.id}
            onStop={() => {
              setStopping(row.id);
              stop.run(row.id, () => stopWeeklyFile(row.id));
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** What the screens call a choice that the address names in another way. */
const labels: Readonly<Record<string, string>> = {
  positions: "Positions Worked On",
  calls: "Total No. of Calls",
  shortlisted: "No. of Shortlistings",
  hrRound: "HR Round",
  techRound: "Tech Round",
};

/** Ids say nothing to people; what else was chosen does. */
const wordsOf = ({ period, filters }: WeeklyFile) =>
  [
    period,
    ...Object.entries(filters).flatMap(([name, value]) =>
      /^(dept|req|sort)$/.test(name) ? [] : [labels[value] ?? value],
    ),
  ]
    .filter(Boolean)
    .join(" · ");

/** Where the table is, as it was set. */
const addressOf = ({ dashboard, filters }: WeeklyFile) =>
  `${dashboard}${Object.keys(filters).length ? `?${new URLSearchParams(filters)}` : ""}`;

function Row({ row, busy, onStop }: { row: WeeklyFile; busy: boolean; onStop: () => void }) {
  const words = wordsOf(row);
  return (
    <li className={classes.row}>
      <div>
        <a className={classes.name} href={addressOf(row)}>
          {row.name}
        </a>
        {words && <span className={classes.words}>{words}</span>}
        <p>
          {weekdays[row.weekday]}, {hourText(row.hour)} · next {formatDateTime(row.dueAt)}
          {row.sentAt && ` · last ${formatDateTime(row.sentAt)}`}
        </p>
      </div>
      <Button
        variant="default"
        c="var(--tone-red-text)"
        size="compact-sm"
        loading={busy}
        aria-label={`Stop ${[row.name, words].filter(Boolean).join(", ")}`}
        onClick={onStop}
      >
        Stop
      </Button>
    </li>
  );
}
