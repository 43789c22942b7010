import { expect, it } from "vitest";
import { positionShares } from "./positionShares";

const counts = (positions: number, assigned: number, onboarded: number) =>
  positionShares({ positions, assigned, onboarded }).map(({ count }) => count);

it("splits the positions into onboarded, assigned and unassigned", () => {
  expect(counts(6, 5, 1)).toEqual([1, 4, 1]);
  expect(counts(3, 0, 0)).toEqual([0, 0, 3]);
  expect(counts(2, 2, 2)).toEqual([2, 0, 0]);
});

it("never shows more than there are", () => {
  // A manager's own candidate joined, without an assignment.
  expect(counts(3, 0, 1)).toEqual([1, 0, 2]);
  expect(counts(2, 4, 3)).toEqual([2, 0, 0]);
});
