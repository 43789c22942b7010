import { expect, it } from "vitest";
import type { CandidateStep } from "@/api/candidateTimeline";
import { saidBefore } from "./candidateSays";

const step = (status: string, comment: string) => ({ status, comment }) as CandidateStep;
const steps = [
  step("Offer Sent", "by mail"),
  step("Candidate Declines", "wants more"),
  step("Revised", "more"),
  step("Candidate Accepts", "from June"),
  step("Candidate Accepts", "from May"),
];

it("finds what the candidate said last", () => {
  expect(saidBefore("Offer Accepted", steps)).toBe("from May");
  expect(saidBefore("Offer Not Accepted", steps)).toBe("wants more");
  expect(saidBefore("Offer Accepted", steps.slice(0, 3))).toBe("");
});
