import { StatusButton } from "@/ui/StatusButton";
import { type AnyMessageState, stateLabel, stateLook } from "./states";

/** What became of a message, as a badge. */
export function MessageState({ state }: { state: AnyMessageState }) {
  return <StatusButton status={stateLabel(state)} {...stateLook(state)} />;
}
