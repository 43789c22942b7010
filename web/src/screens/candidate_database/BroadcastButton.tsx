import { Button } from "@mantine/core";
import { IconBroadcast } from "@tabler/icons-react";
import type { Broadcast } from "@/api/broadcast";
import { dayOfInstant } from "@/lib/dates";
import { doneOf } from "./broadcastText";

type Props = { broadcast: Broadcast | null; today: string; onOpen: () => void };

/** Opens the running broadcast again, or the last one of today. */
export function BroadcastButton({ broadcast, today, onOpen }: Props) {
  if (!broadcast) return null;
  const running = broadcast.state === "running";
  if (!running && dayOfInstant(broadcast.begunAt) !== today) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconBroadcast stroke={1.7} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {running ? `Broadcast ${doneOf(broadcast)} of ${broadcast.toSend}` : "Last broadcast"}
    </Button>
  );
}
