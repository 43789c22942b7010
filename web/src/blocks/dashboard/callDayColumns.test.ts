import { expect, it } from "vitest";
import { achievedText, isAchieved, namesOf, positionChips } from "./callDayColumns";

it("caps the target at 100, where it counts as achieved", () => {
  expect([0, 87.5, 100, 140].map(achievedText)).toEqual(["0", "87.5", "100", "100"]);
  expect([0, 99.9, 100, 140].map(isAchieved)).toEqual([false, false, true, true]);
});

it("shows a recruiter two position chips and others three", () => {
  expect([true, false].map(positionChips)).toEqual([2, 3]);
});

it("splits a list of names and drops empty ones", () => {
  expect(namesOf("Naukri, LinkedIn,,Referral ")).toEqual(["Naukri", "LinkedIn", "Referral"]);
  expect(namesOf("")).toEqual([]);
});
