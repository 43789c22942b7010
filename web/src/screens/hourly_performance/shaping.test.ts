import { expect, it } from "vitest";
import type { HourlyFact } from "@/api/hourly";
import { bandOf } from "@/ui/heat";
import { bandsOf, linesOf, totalLine } from "./shaping";

const fact = (recruiterId: string, slot: number, connects: number): HourlyFact => ({
  recruiterId,
  name: recruiterId,
  slot,
  connects,
  calls: connects * 2,
  shortlisted: 0,
  hrRound: 0,
  techRound: 0,
});

it("makes a line for each recruiter, whose cells add up to the total", () => {
  const lines = linesOf([fact("Asha", 9, 2), fact("Asha", 18, 3), fact("Ravi", 9, 4)], "calls");
  expect(lines).toEqual([
    { recruiterId: "Asha", name: "Asha", counts: [4, 0, 0, 0, 0, 0, 0, 0, 0, 6], total: 10 },
    { recruiterId: "Ravi", name: "Ravi", counts: [8, 0, 0, 0, 0, 0, 0, 0, 0, 0], total: 8 },
  ]);
  expect(totalLine(lines)).toMatchObject({ counts: [12, 0, 0, 0, 0, 0, 0, 0, 0, 6], total: 18 });
});

it.each([
  ["connects", [0, 5, 6, 15, 16, 25, 26, 33, 34], [1, 1, 2, 2, 3, 3, 4, 4, 5]],
  ["techRound", [0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 1, 2, 2, 3, 3, 4, 4, 5]],
] as const)("shades %s by its own bands", (metric, counts, bands) => {
  expect(counts.map((count) => bandOf(bandsOf(metric), count)?.fill)).toEqual(
    bands.map((band) => `var(--heat5-${band})`),
  );
});
