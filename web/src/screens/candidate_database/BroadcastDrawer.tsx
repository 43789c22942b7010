import { Button } from "@mantine/core";
import { IconPlayerStop } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type Broadcast, latestBroadcastQuery, stopBroadcast } from "@/api/broadcast";
import { sessionQuery } from "@/api/session";
import { MessageState } from "@/blocks/message/MessageState";
import { useWrite } from "@/blocks/write/useWrite";
import { formatTime } from "@/lib/dates";
import { countOf } from "@/lib/text";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import classes from "./BroadcastDrawer.module.css";
import { BroadcastList } from "./BroadcastList";
import { doneOf, leftText, spokenText } from "./broadcastText";

type Props = { opened: boolean; onClose: () => void };

const refreshed = 1500;

/** The running broadcast, or the last one: how far it is, and what became of each message. */
export function BroadcastDrawer({ opened, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    ...latestBroadcastQuery,
    refetchInterval: (query) => (opened && query.state.data?.state === "running" ? refreshed : false),
  });
  return (
    <SideDrawer
      opened={opened}
      size={500}
      title="ESA Link"
      status={data && <State broadcast={data} />}
      subtitle={
        data &&
        `Broadcast to ${countOf(data.recipients.length, "candidate")}, begun ${formatTime(data.begunAt)}`
      }
      actions={data && <Progress broadcast={data} />}
      foot={<Foot />}
      onClose={onClose}
    >
      {data ? (
        <BroadcastList broadcast={data} />
      ) : error ? (
        <FailedState text={error.message} onRetry={() => void refetch()} />
      ) : data === null ? (
        <EmptyState text="You have sent no broadcast yet." />
      ) : (
        <LoadingRows count={8} />
      )}
    </SideDrawer>
  );
}

const stateShown = { running: "running", done: "sent", stopped: "cancelled" } as const;

function State({ broadcast: { state, sent } }: { broadcast: Broadcast }) {
  if (state === "done" && sent === 0) return <MessageState state="failed" />;
  return <MessageState state={stateShown[state]} />;
}

const parts = [
  ["sent", "Sent"],
  ["failed", "Failed"],
  ["kept", "Kept"],
  ["opened", "Opened"],
  ["leaving", "Leaving"],
  ["queued", "Queued"],
  ["cancelled", "Cancelled"],
  ["skipped", "Skipped"],
] as const;

/** These are told even while nobody is in them. */
const always: readonly string[] = ["sent", "failed", "leaving", "queued"];

function Progress({ broadcast }: { broadcast: Broadcast }) {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const stop = useWrite({ topics: ["message"], unanswered: "something went wrong." });
  const done = doneOf(broadcast);
  return (
    <div className={classes.progress}>
      <div className={classes.line}>
        <span className={classes.done}>
          <b>{done}</b> of {broadcast.toSend}
        </span>
        <span className={classes.left}>{leftText(broadcast, today)}</span>
        {broadcast.state === "running" && (
          <Button
            size="xs"
            variant="default"
            c="red.7"
            leftSection={<IconPlayerStop size={15} stroke={1.7} aria-hidden="true" />}
            loading={stop.busy}
            onClick={() => stop.run({ stop: broadcast.id }, (key) => stopBroadcast(broadcast.id, key))}
          >
            Stop
          </Button>
        )}
      </div>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label="Broadcast"
        aria-valuemin={0}
        aria-valuemax={broadcast.toSend}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${broadcast.toSend}`}
      >
        {parts.map(
          ([part]) =>
            part !== "skipped" &&
            broadcast[part] > 0 && <i key={part} data-part={part} style={{ flex: broadcast[part] }} />,
        )}
      </div>
      <p className={classes.tally}>
        {parts.map(
          ([part, label]) =>
            (broadcast[part] > 0 || always.includes(part)) && (
              <span key={part}>
                <i data-part={part} aria-hidden="true" />
                {label} <b>{broadcast[part]}</b>
              </span>
            ),
        )}
      </p>
      <p className={classes.spoken} role="status">
        {spokenText(broadcast)}
      </p>
    </div>
  );
}

function Foot() {
  return (
    <p className={classes.foot}>
      One every 1.5 s, from 09:00 am to 09:00 pm. It goes on when you leave this page. Sent means the service
      took it; delivered and read appear in the candidate’s messages.
    </p>
  );
}
