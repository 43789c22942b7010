import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconBroadcast, IconMail, IconPhone } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type CandidateMessage, candidateMessageQuery } from "@/api/conversation";
import { MessageState } from "@/blocks/message/MessageState";
import { MessageText } from "@/blocks/message/MessageText";
import { formatDateTime } from "@/lib/dates";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import classes from "./MessagesDrawer.module.css";
import { detailOf } from "./messageDetail";

function ChannelIcon({ message }: { message: CandidateMessage }) {
  if (message.channel === "call") return <IconPhone />;
  if (message.channel === "mail") return <IconMail />;
  return message.campaign ? <IconBroadcast /> : <IconBrandWhatsapp />;
}

const channelNames = { mail: "E-mail", whatsapp: "WhatsApp", call: "Call" } as const;

type Props = {
  candidate: string;
  message: CandidateMessage;
  busy: boolean;
  onOpen: (message: CandidateMessage) => void;
  onAgain: (message: CandidateMessage) => void;
  onCancel: (message: CandidateMessage) => void;
};

/** One message: what became of it, and on request its text as it left. */
export function MessageItem({ candidate, message, busy, onOpen, onAgain, onCancel }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={classes.item}>
      <span className={classes.channel} role="img" aria-label={channelNames[message.channel]}>
        <ChannelIcon message={message} />
      </span>
      <div className={classes.about}>
        <div className={classes.line}>
          {message.channel === "call" ? (
            <span className={classes.title}>{message.title}</span>
          ) : (
            <button
              type="button"
              className={classes.title}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {message.title}
            </button>
          )}
          <MessageState state={message.state} />
        </div>
        <p className={classes.who}>
          {message.sender || "Muster"} · <time>{formatDateTime(message.createdAt)}</time>
        </p>
        <div className={classes.below}>
          <p data-failed={message.state === "failed" || undefined}>{detailOf(message)}</p>
          {message.mayOpen && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={busy}
              leftSection={<IconBrandWhatsapp size={14} stroke={1.7} aria-hidden="true" />}
              aria-label={`Open ${message.title} in WhatsApp`}
              onClick={() => onOpen(message)}
            >
              Open
            </Button>
          )}
          {message.mayRetry && (
            <Button variant="default" size="compact-sm" disabled={busy} onClick={() => onAgain(message)}>
              Send again
            </Button>
          )}
          {message.mayCancel && (
            <Button variant="default" size="compact-sm" disabled={busy} onClick={() => onCancel(message)}>
              Cancel
            </Button>
          )}
        </div>
        {open && (
          <div id={id}>
            <Opened candidate={candidate} message={message} />
          </div>
        )}
      </div>
    </li>
  );
}

function Opened({ candidate, message }: { candidate: string; message: CandidateMessage }) {
  const { data, error, refetch } = useQuery(candidateMessageQuery(candidate, message.id));
  if (error && !data) return <FailedState text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows count={3} />;
  return (
    <>
      <dl className={classes.facts}>
        <dt>To</dt>
        <dd>{message.to}</dd>
        {message.cc && (
          <>
            <dt>Cc</dt>
            <dd>{message.cc}</dd>
          </>
        )}
        {message.channel === "mail" && (
          <>
            <dt>Subject</dt>
            <dd>{data.subject}</dd>
          </>
        )}
      </dl>
      <MessageText html={data.html} text={data.text} />
    </>
  );
}
