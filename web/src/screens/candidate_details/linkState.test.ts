import { expect, it } from "vitest";
import type { CandidateLink } from "@/api/candidateLink";
import { linkState } from "./linkState";

const link: CandidateLink = {
  kind: "form",
  madeBy: "Asha Kulkarni",
  madeAt: "2026-11-12T10:00:00Z",
  until: "2026-11-26T10:00:00Z",
  state: "made",
  stepsDone: 3,
  openedAt: "2026-11-13T10:00:00Z",
};

it.each([
  [{}, "Made 12 Nov 2026, till 26 Nov 2026"],
  [{ state: "opened" }, "Opened 13 Nov 2026, till 26 Nov 2026"],
  [{ state: "started" }, "Started, 3 of 5"],
  [{ state: "started", kind: "resume" }, "Started"],
  [{ state: "finished" }, "Finished"],
  [{ state: "ended" }, "Ended"],
] as const)("tells how far %j has come", (change, text) =>
  expect(linkState({ ...link, ...change })).toBe(text),
);

it("says that a link ended with the consent", () =>
  expect(linkState({ ...link, state: "ended" }, "2026-11-14T10:00:00Z")).toBe(
    "Ended, consent withdrawn 14 Nov 2026",
  ));

it("says nothing of a link that was never made", () => expect(linkState(undefined)).toBeUndefined());
