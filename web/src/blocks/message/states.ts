import type { StatusLook } from "@/ui/statusTone";
import type { Tone } from "@/ui/tone";

const ring = (tone: Tone): StatusLook => ({ tone, dot: "ring" });
const half = (tone: Tone): StatusLook => ({ tone, dot: "half" });
const full = (tone: Tone): StatusLook => ({ tone, dot: "full" });

/** Certainty fills the dot: the more is known of what became of a message, the fuller it is. */
const states = {
  opened: { label: "Opened", look: ring("slate") },
  skipped: { label: "Skipped", look: ring("slate") },
  cancelled: { label: "Cancelled", look: ring("slate") },
  queued: { label: "Queued", look: ring("sky") },
  leaving: { label: "Leaving", look: half("sky") },
  running: { label: "Running", look: half("sky") },
  kept: { label: "Kept", look: full("olive") },
  sent: { label: "Sent", look: ring("green") },
  delivered: { label: "Delivered", look: half("green") },
  read: { label: "Read", look: full("green") },
  failed: { label: "Failed", look: full("red") },
  asked: { label: "Asked", look: ring("sky") },
  ringing: { label: "Ringing", look: half("sky") },
  answered: { label: "Answered", look: half("green") },
  ended: { label: "Ended", look: full("slate") },
} as const satisfies Record<string, { label: string; look: StatusLook }>;

/** The states of a message, of a broadcast and its recipients, and of a call. */
export type AnyMessageState = keyof typeof states;

export const anyMessageStates = Object.keys(states) as AnyMessageState[];

export const stateLabel = (state: AnyMessageState): string => states[state].label;

export const stateLook = (state: AnyMessageState): StatusLook => states[state].look;
