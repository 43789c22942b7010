import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { CandidateDetails } from "@/api/candidateDetails";
import {
  type CandidateMessage,
  type Conversation,
  type ConversationTab,
  cancelMessage,
  conversationPage,
  conversationQuery,
  conversationTabs,
  openMessage,
  sendMessageAgain,
} from "@/api/conversation";
import { spacedMobile } from "@/blocks/candidate/facts";
import { BlockedTab } from "@/blocks/candidate/writing/BlockedTab";
import { useWhatsapp } from "@/blocks/candidate/writing/useWhatsapp";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { useWrite } from "@/blocks/write/useWrite";
import { Band } from "@/ui/Band";
import { CountTabs } from "@/ui/CountTabs";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import { MessageItem } from "./MessageItem";
import classes from "./MessagesDrawer.module.css";

const labels: Readonly<Record<ConversationTab, string>> = {
  all: "All",
  whatsapp: "WhatsApp",
  mail: "E-mail",
  calls: "Calls",
  failed: "Failed",
};

const nothing: Readonly<Record<ConversationTab, string>> = {
  all: "Nothing was written to this candidate yet.",
  whatsapp: "No WhatsApp message yet.",
  mail: "No e-mail yet.",
  calls: "No call yet.",
  failed: "Nothing failed.",
};

const topics = ["message"];

type Props = {
  opened: boolean;
  details: CandidateDetails;
  /** Ways to write another message. */
  actions?: ReactNode;
  onClose: () => void;
};

/** Everything that was written to a candidate, by every channel, newest first. */
export function MessagesDrawer({ opened, details, actions, onClose }: Props) {
  const candidate = details.candidateId;
  const [tab, setTab] = useState<ConversationTab>("all");
  const [size, setSize] = useState(conversationPage);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...conversationQuery(candidate, tab, size),
    enabled: opened,
  });
  const write = useWrite({ topics });
  const whatsapp = useWhatsapp(() => {});

  /** It asks before a message leaves twice, or never. */
  function again({ id, title, twice }: CandidateMessage): void {
    const order = { again: id, agreed: twice };
    const act = (key: string) => sendMessageAgain(candidate, id, twice, key);
    if (!twice) write.run(order, act);
    else {
      openConfirmation({
        question: "Are you sure you want to send it again?",
        about: `${title}: no answer came the last time, so it may arrive twice.`,
        topics,
        order,
        act,
      });
    }
  }
  const cancel = ({ id, title, to }: CandidateMessage) =>
    openConfirmation({
      question: "Are you sure you want to cancel this message?",
      about: `${title} to ${to}`,
      removes: true,
      topics,
      order: { cancel: id },
      act: (key) => cancelMessage(candidate, id, key),
    });
  const tabs = conversationTabs.map((id) => ({
    id,
    label: labels[id],
    count: data?.counts[id] ?? null,
  }));
  return (
    <SideDrawer
      opened={opened}
      size={500}
      title="Messages"
      subtitle={`${details.name} · ${spacedMobile(details.mobile)}`}
      actions={actions}
      foot={<Legend />}
      onClose={onClose}
    >
      <div className={classes.body}>
        <CountTabs
          label="Channels"
          tabs={tabs}
          value={tab}
          onChange={(id) => {
            setTab(id as ConversationTab);
            setSize(conversationPage);
          }}
        >
          {whatsapp.blocked && (
            <Band tone="amber" icon={<IconAlertTriangle />} live>
              <BlockedTab address={whatsapp.blocked} />
            </Band>
          )}
          {!data && error && <FailedState text={error.message} onRetry={() => void refetch()} />}
          {!data && !error && <LoadingRows count={6} />}
          {data?.messages.length === 0 && !isPlaceholderData && <EmptyState text={nothing[tab]} />}
          {data && data.messages.length > 0 && (
            <Messages
              conversation={data}
              candidate={candidate}
              old={isPlaceholderData}
              busy={write.busy || whatsapp.busy}
              onOpen={({ id }) => whatsapp.open({ open: id }, (key) => openMessage(candidate, id, key))}
              onAgain={again}
              onCancel={cancel}
              onMore={() => setSize(size + conversationPage)}
            />
          )}
        </CountTabs>
      </div>
    </SideDrawer>
  );
}

type ListProps = {
  conversation: Conversation;
  candidate: string;
  /** The rows are those of the tab before, until the new ones are there. */
  old: boolean;
  busy: boolean;
  onOpen: (message: CandidateMessage) => void;
  onAgain: (message: CandidateMessage) => void;
  onCancel: (message: CandidateMessage) => void;
  onMore: () => void;
};

function Messages({ conversation, candidate, old, busy, onOpen, onAgain, onCancel, onMore }: ListProps) {
  const { messages, total } = conversation;
  return (
    <>
      <ul className={classes.list} aria-busy={old} data-old={old || undefined}>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            candidate={candidate}
            message={message}
            busy={busy}
            onOpen={onOpen}
            onAgain={onAgain}
            onCancel={onCancel}
          />
        ))}
      </ul>
      {messages.length < total && (
        <div className={classes.more}>
          <Button variant="default" size="xs" loading={old} onClick={onMore}>
            Show more
          </Button>
          <span>
            {messages.length} of {total}
          </span>
        </div>
      )}
    </>
  );
}

/** What the states mean. */
function Legend() {
  return (
    <p className={classes.legend}>
      <b>Opened</b>: handed to WhatsApp, sent by the person or not. <b>Sent</b>: the service took it.{" "}
      <b>Delivered</b>, <b>Read</b>: the service said so; for mail it never does.
    </p>
  );
}
