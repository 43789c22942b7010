import { Button, Drawer, Skeleton } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type MessageDetail, messageQuery, retryMessage } from "@/api/message";
import { formatDateTime } from "@/lib/dates";
import { FailedState } from "@/ui/FailedState";
import { toast } from "@/ui/toast";
import classes from "./MessageDrawer.module.css";
import { MessageStateBadge } from "./MessageStateBadge";

function Facts({ message }: { message: MessageDetail }) {
  const facts = [
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
  const retry = useMutation({
    mutationFn: () => retryMessage(message.id),
    onSuccess: (text) => toast.success(text || "Queued again"),
    onError: (cause) => toast.error(cause.message),
  });
  const stuck = message.state === "failed" || message.state === "kept";
  return (
    <>
      <div className={classes.head}>
        <MessageStateBadge state={message.state} />
        {stuck && (
          <Button
            leftSection={<IconRefresh stroke={1.7} />}
            loading={retry.isPending}
            onClick={() => retry.mutate()}
          >
            Retry
          </Button>
        )}
      </div>
      {message.reason && <p className={classes.reason}>{message.reason}</p>}
      <Facts message={message} />
      {message.html ? (
        // The mail's HTML is a stranger here: the empty sandbox runs no script, follows no link and has no origin.
        <iframe className={classes.preview} title="Preview of the mail" sandbox="" srcDoc={message.html} />
      ) : (
        <pre className={classes.preview}>{message.text}</pre>
      )}
    </>
  );
}

/** One mail: where it stands, why, and what it looks like. */
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
    <Drawer opened={id !== ""} onClose={onClose} size={640} title={data?.subject ?? subject}>
      {data && <Content message={data} />}
      {!data && error && <FailedState hint={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} radius="lg" />}
    </Drawer>
  );
}
