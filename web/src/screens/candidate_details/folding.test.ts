import { expect, it } from "vitest";
import type { NextStage } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { foldable, linesAbove, openStages, shownOf } from "./folding";

const step = (comment = "", scored = 0): CandidateStep => ({
  requisitionId: "r",
  position: "",
  serial: "",
  stage: "CALL",
  status: "Selected",
  tone: "green",
  by: "Asha Kulkarni",
  at: "2026-11-01T10:00:00Z",
  comment,
  date: "",
  time: "",
  interviewType: "",
  conductedBy: "",
  scores: Array.from({ length: scored }, () => ({ factor: "Culture", score: 4 })),
});
const stage = (name: string, state: string) => ({ stage: name, state }) as NextStage;

/** Stages in order with their history, all finished except the last. */
function rail(of: Readonly<Record<string, readonly CandidateStep[]>>, last = "open", lines = linesAbove) {
  const names = Object.keys(of);
  const stages = names.map((name, place) => stage(name, place === names.length - 1 ? last : "done"));
  return [...openStages(stages, new Map(Object.entries(of)), lines)];
}

const few = [step("Confirmed on phone"), step("Good match")];
const scored = [step("Invite sent"), step("Sound basics", 5)];

it("leaves everything expanded while the current stage stays visible", () => {
  expect(rail({ New: [step()], CALL: few, HR_ROUND: few, TL_ROUND: [] })).toEqual([
    "HR_ROUND",
    "CALL",
    "New",
  ]);
});

it("collapses the earliest stages when there is more", () => {
  const late = { New: [step()], CALL: few, HR_ROUND: few, TL_ROUND: scored, PL_ROUND: scored, OFFER: [] };
  expect(rail(late)).toEqual(["PL_ROUND", "TL_ROUND"]);
});

it("collapses even the last stage when it alone would push the current one out of view", () => {
  const talkative = [step("word ".repeat(200))];
  expect(rail({ New: [step()], CALL: talkative, HR_ROUND: [] })).toEqual([]);
  expect(rail({ New: [step()], CALL: talkative, JOINING: talkative }, "done")).toEqual(["JOINING"]);
});

it("collapses every finished stage when there is no room", () => {
  expect(rail({ New: [step()], CALL: few, HR_ROUND: [] }, "open", 0)).toEqual([]);
});

it("counts only the entries shown initially", () => {
  const ringing = Array.from({ length: 40 }, () => step("Nobody there"));
  expect(rail({ New: [step()], CALL: ringing, HR_ROUND: [] })).toEqual(["CALL", "New"]);
  expect([1, 2, 3, 4, 40].map(shownOf)).toEqual([1, 2, 3, 2, 2]);
});

it("does not collapse a single line", () => {
  expect(foldable([step()])).toBe(false);
  expect(foldable([step("with a comment")])).toBe(true);
  expect(foldable([step(), step()])).toBe(true);
});
