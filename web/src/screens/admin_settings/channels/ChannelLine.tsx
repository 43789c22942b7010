import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconMail, IconPhone } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type Channel, type ChannelTest, testChannel } from "@/api/channel";
import { messageQuery } from "@/api/message";
import { MessageState } from "@/blocks/message/MessageState";
import { useWrite } from "@/blocks/write/useWrite";
import { formatDateTime } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./ChannelsView.module.css";
import { whereOf, wordsOf } from "./channelWords";

const icons: Readonly<Record<string, ReactNode>> = {
  mail: <IconMail />,
  whatsapp: <IconBrandWhatsapp />,
  telephony: <IconPhone />,
};

/** One channel: whether it is set up, and a test that shows the service's answer. */
export function ChannelLine({ channel }: { channel: Channel }) {
  const words = wordsOf(channel);
  const [tested, setTested] = useState("");
  const test = useWrite<ChannelTest>({
    topics: ["message"],
    onDone: ({ messageId }) => setTested(messageId),
  });
  return (
    <li className={classes.line}>
      <span className={classes.icon} aria-hidden="true">
        {icons[channel.channel]}
      </span>
      <div className={classes.names}>
        <h2>{words.name}</h2>
        <p>{words.about}</p>
      </div>
      <div className={classes.value}>
        <StatusButton
          status={channel.configured ? "Set up" : "Not set up"}
          tone={channel.configured ? "green" : "olive"}
          dot={channel.configured ? "full" : "ring"}
        />
        <p>{channel.configured ? whereOf(channel) : words.missing}</p>
        {tested && <Tested id={tested} />}
        {test.error && <p className={classes.failed}>{test.error}</p>}
      </div>
      <Button
        variant="default"
        loading={test.busy}
        onClick={() =>
          test.run(`${channel.channel} ${Date.now()}`, (key) => testChannel(channel.channel, key))
        }
      >
        {words.test}
      </Button>
    </li>
  );
}

/** What became of the test message; the outbox is live. */
function Tested({ id }: { id: string }) {
  const { data } = useQuery(messageQuery(id));
  if (!data) return null;
  return (
    <p className={classes.tested} role="status">
      <MessageState state={data.state} /> Test to {data.to}, {formatDateTime(data.createdAt)}
      {data.reason && <span data-failed={data.state === "failed" || undefined}>{data.reason}</span>}
    </p>
  );
}
