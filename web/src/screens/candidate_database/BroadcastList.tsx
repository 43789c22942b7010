import { Button } from "@mantine/core";
import { IconAlertTriangle, IconBrandWhatsapp } from "@tabler/icons-react";
import { type Broadcast, type Recipient, sendAgain } from "@/api/broadcast";
import { openMessage } from "@/api/conversation";
import { BlockedTab } from "@/blocks/candidate/writing/BlockedTab";
import { useWhatsapp } from "@/blocks/candidate/writing/useWhatsapp";
import { MessageState } from "@/blocks/message/MessageState";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { useWrite } from "@/blocks/write/useWrite";
import { Band } from "@/ui/Band";
import classes from "./BroadcastDrawer.module.css";
import { secondsOf } from "./broadcastText";

type Props = { broadcast: Broadcast };

const sending = { topics: ["message"], unanswered: "something went wrong" };

/** Who was skipped and why, then the others in the order of sending. */
export function BroadcastList({ broadcast }: Props) {
  const again = useWrite(sending);
  const whatsapp = useWhatsapp(() => {});
  function send({ candidate, name, twice }: Recipient): void {
    const order = { again: broadcast.id, candidate };
    const act = (key: string) => sendAgain(broadcast.id, { candidate, twice }, key);
    if (!twice) again.run(order, act);
    else {
      openConfirmation({
        question: "Are you sure you want to send it again?",
        about: `No answer came about ${name}: it may have arrived, and could then arrive twice.`,
        ...sending,
        order,
        act,
      });
    }
  }
  const skipped = broadcast.recipients.filter(({ state }) => state === "skipped");
  const others = broadcast.recipients.filter(({ state }) => state !== "skipped");
  const shared = {
    busy: again.busy || whatsapp.busy,
    onAgain: send,
    onOpen: ({ candidate, message }: Recipient) =>
      whatsapp.open({ open: message }, (key) => openMessage(candidate, message, key)),
  };
  return (
    <div className={classes.lists}>
      {whatsapp.blocked && (
        <Band tone="amber" icon={<IconAlertTriangle />} live>
          <BlockedTab address={whatsapp.blocked} />
        </Band>
      )}
      {skipped.length > 0 && <Part title="Skipped" recipients={skipped} {...shared} />}
      <Part title="To be sent" recipients={others} {...shared} />
    </div>
  );
}

type PartProps = {
  title: string;
  recipients: readonly Recipient[];
  busy: boolean;
  onAgain: (recipient: Recipient) => void;
  onOpen: (recipient: Recipient) => void;
};

function Part({ title, recipients, busy, onAgain, onOpen }: PartProps) {
  return (
    <section aria-label={title}>
      <h3>
        {title}, {recipients.length}
      </h3>
      <ul>
        {recipients.map((one) => (
          <li key={one.candidate} data-now={one.state === "leaving" || undefined}>
            <span className={classes.who}>
              <b>{one.name}</b>
              <span>{one.reason || one.mobile}</span>
            </span>
            {one.sentAt && <time dateTime={one.sentAt}>{secondsOf(one.sentAt)}</time>}
            {one.opens && (
              <Button
                size="compact-xs"
                variant="default"
                disabled={busy}
                leftSection={<IconBrandWhatsapp size={14} stroke={1.7} aria-hidden="true" />}
                aria-label={`Open the message to ${one.name} in WhatsApp`}
                onClick={() => onOpen(one)}
              >
                Open
              </Button>
            )}
            {one.again && (
              <Button
                size="compact-xs"
                variant="default"
                disabled={busy}
                aria-label={`Send again to ${one.name}`}
                onClick={() => onAgain(one)}
              >
                Send again
              </Button>
            )}
            <MessageState state={one.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
