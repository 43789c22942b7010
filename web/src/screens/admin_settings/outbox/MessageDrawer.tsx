import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type MessageDetail, messageQuery, retryMessage } from "@/api/message";
import { CandidateLink } from "@/blocks/message/CandidateLink";
import { MessageState } from "@/blocks/message/MessageState";
import { MessageText } from "@/blocks/message/MessageText";
import { useWrite } from "@/blocks/write/useWrite";
import { formatDateTime } from "@/lib/dates";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import { channelLabels } from "./columns";
import classes from "./MessageDrawer.module.css";

function Facts({ message }: { message: MessageDetail }) {
  const facts: (readonly [string, ReactNode])[] = [
    ["Channel", channelLabels[message.channel]],
    ["To", message.to],
    ["Cc", message.cc],
    ["Candidate", message.candidate && <CandidateLink message={message} />],
    ["Sender", message.sender],
    ["Cause", message.cause],
    ["Created", formatDateTime(message.createdAt)],
    ["Sent", formatDateTime(message.sentAt)],
    ["Attempts", String(message.attempts)],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
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
      <MessageText fill html={message.html} text={message.text} />
    </div>
  );
}

function RetryButton({ message }: { message: MessageDetail }) {
  const [asking, setAsking] = useState(false);
  const retry = useWrite({ topics: ["message"], onDone: () => setAsking(false) });
  const run = (agreed: boolean) =>
    retry.run({ id: message.id, agreed }, () => retryMessage(message.id, agreed));
  return (
    <>
      <Button
        leftSection={<IconRefresh stroke={1.7} />}
        loading={retry.busy}
        onClick={() => (message.twice ? setAsking(true) : run(false))}
      >
        Retry
      </Button>
      <ConfirmDialog
        opened={asking}
        question="Are you sure you want to send it again?"
        about={`${message.subject}: no answer came the last time, so it may arrive twice.`}
        busy={retry.busy}
        error={retry.error}
        onYes={() => run(true)}
        onNo={() => setAsking(false)}
      />
    </>
  );
}

/** One message: its state, the reason, and a preview. */
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
      actions={data?.mayRetry && <RetryButton message={data} />}
    >
      {data && <Content message={data} />}
      {!data && error && <FailedState hint={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={6} />}
    </SideDrawer>
  );
}
