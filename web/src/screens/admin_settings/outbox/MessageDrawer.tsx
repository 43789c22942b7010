import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type MessageDetail, messageQuery, retryMessage } from "@/api/message";
import { MessageState } from "@/blocks/message/MessageState";
import { useWrite } from "@/blocks/write/useWrite";
import { formatDateTime } from "@/lib/dates";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import { channelLabels } from "./columns";
import classes from "./MessageDrawer.module.css";

function Facts({ message }: { message: MessageDetail }) {
  const facts = [
    ["Channel", channelLabels[message.channel]],
    ["To", message.to],
    ["Cc", message.cc],
    ["Sender", message.sender],
    ["Cause", message.cause],
    ["Created", formatDateTime(message.createdAt)],
    ["Sent", formatDateTime(message.sentAt)],
    ["Attempts", String(message.attempts)],
  ].filter(([, value]) => value);
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Content({ message }: { message: MessageDetail }) {
  return (
    <div className={classes.body}>
      {message.reason && <p className={classes.reason}>{message.reason}</p>}
      <Facts message={message} />
      {message.html ? (
        // The mail's HTML is untrusted: the empty sandbox runs no script, follows no link and has no origin.
        <iframe className={classes.preview} title="Preview of the mail" sandbox="" srcDoc={message.html} />
      ) : (
        <pre className={classes.preview}>{message.text}</pre>
      )}
    </div>
  );
}

function RetryButton({ id }: { id: string }) {
  const retry = useWrite({ topics: ["message"] });
  return (
    <Button
      leftSection={<IconRefresh stroke={1.7} />}
      loading={retry.busy}
      onClick={() => retry.run(id, () => retryMessage(id))}
    >
      Retry
    </Button>
  );
}

const stuck = (message: MessageDetail) => message.state === "failed" || message.state === "kept";

/** One mail: its state, the reason, and a preview. */
export function MessageDrawer({
  id,
  subject,
  onClose,
}: {
  id: string;
  subject: string;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery({ ...messageQuery(id), enabled: id !== "" });
  return (
    <SideDrawer
      opened={id !== ""}
      onClose={onClose}
      size={800}
      title={data?.subject ?? subject}
      status={data && <MessageState state={data.state} />}
      actions={data && stuck(data) && <RetryButton id={id} />}
    >
      {data && <Content message={data} />}
      {!data && error && <FailedState hint={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={6} />}
    </SideDrawer>
  );
}
