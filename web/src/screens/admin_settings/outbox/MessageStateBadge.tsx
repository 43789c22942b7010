import type { MessageState } from "@/api/message";
import { StatusButton } from "@/ui/StatusButton";
import type { Tone } from "@/ui/tone";

export const stateLabels: Record<MessageState, string> = {
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
  kept: "Kept",
  cancelled: "Cancelled",
};

const stateTones: Record<MessageState, Tone> = {
  queued: "sky",
  sent: "green",
  failed: "red",
  kept: "olive",
  cancelled: "slate",
};

export function MessageStateBadge({ state }: { state: MessageState }) {
  return <StatusButton status={stateLabels[state]} tone={stateTones[state]} />;
}
