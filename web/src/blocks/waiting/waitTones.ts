import type { Tone } from "@/ui/tone";

/** The tones of the states of a wait. */
export const waitTones: ReadonlyMap<string, Tone> = new Map([
  ["overdue", "red"],
  ["waiting", "amber"],
  ["planned", "sky"],
  ["asleep", "slate"],
]);
