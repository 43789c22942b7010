import { expect, it } from "vitest";
import { anyMessageStates, stateLabel, stateLook } from "./states";

it("fills the dot with certainty", () => {
  const dots = anyMessageStates.map((state) => {
    const { tone, dot } = stateLook(state);
    return `${stateLabel(state)}: ${tone} ${dot}`;
  });
  expect(dots).toEqual([
    "Opened: slate ring",
    "Skipped: slate ring",
    "Cancelled: slate ring",
    "Queued: sky ring",
    "Leaving: sky half",
    "Running: sky half",
    "Kept: olive full",
    "Sent: green ring",
    "Delivered: green half",
    "Read: green full",
    "Failed: red full",
    "Asked: sky ring",
    "Ringing: sky half",
    "Answered: green half",
    "Ended: slate full",
  ]);
});
