import type { Channel } from "@/api/channel";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { ChannelLine } from "./ChannelLine";
import classes from "./ChannelsView.module.css";

type Props = {
  channels: readonly Channel[] | undefined;
  failure: string | undefined;
  onRetry: () => void;
};

/** By which services Muster reaches people, and a test of each. */
export function ChannelsView({ channels, failure, onRetry }: Props) {
  if (!channels) {
    return (
      <div className={classes.card}>
        {failure ? <FailedState hint={failure} onRetry={onRetry} /> : <LoadingRows count={3} />}
      </div>
    );
  }
  return (
    <section className={classes.card} aria-label="Channels">
      <ul className={classes.list}>
        {channels.map((channel) => (
          <ChannelLine key={channel.channel} channel={channel} />
        ))}
      </ul>
    </section>
  );
}
