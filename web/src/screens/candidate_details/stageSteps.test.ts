import { expect, it } from "vitest";
import type { CandidateStep } from "@/api/candidateTimeline";
import { stepsByStage } from "./stageSteps";

const step = (stage: string, status: string) => ({ stage, status }) as CandidateStep;

it("puts events outside the stages under the stage of that time", () => {
  const stages = stepsByStage([
    step("New", "New"),
    step("CALL", "Call Back"),
    step("CALL", "Shortlisted"),
    step("HR_ROUND", "Scheduled"),
    step("", "Documents Sent"),
    step("TL_ROUND", "Skip"),
  ]);
  const names = [...stages].map(([stage, own]) => [stage, own.map(({ status }) => status)]);
  expect(names).toEqual([
    ["New", ["New"]],
    ["CALL", ["Call Back", "Shortlisted"]],
    ["HR_ROUND", ["Scheduled", "Documents Sent"]],
    ["TL_ROUND", ["Skip"]],
  ]);
});
