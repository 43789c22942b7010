import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type MessageDetail, messageQuery, retryMessage } from "@/api/message";
import { CandidateLink } from "@/blocks/message/CandidateLink";
import { MessageState } from "@/blocks/message/MessageState";
import { MessageText } from "@/blocks/message/MessageText";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { useWrite } from "@/blocks/write/useWrite";
import { formatDateTime } from "@/lib/dates";
import type { DialogProps } from "@/ui/dialogs";
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

const topics = ["message"];

function RetryButton({ message }: { message: MessageDetail }) {
  const { id, subject, twice } = message;
  const retry = useWrite({ topics });
  function run(): void {
    const order = { id, agreed: twice };
    const act = () => retryMessage(id, twice);
    if (!twice) retry.run(order, act);
    else {
      openConfirmation({
        question: "Are you sure you want to send it again?",
        about: `${subject}: no answer came the last time, so it may arrive twice.`,
        topics,
        order,
        act,
      });
    }
  }
  return (
    <Button leftSection={<IconRefresh stroke={1.7} />} loading={retry.busy} onClick={run}>
      Retry
    </Button>
  );
}

/** One message: its state, the reason, and a preview. */
export function MessageDrawer({
  id,
  subject,
  opened,
  onClose,
}: DialogProps & { id: string; subject: string }) {
  const { data, error, refetch } = useQuery(messageQuery(id));
  return (
    <SideDrawer
      opened={opened}
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
