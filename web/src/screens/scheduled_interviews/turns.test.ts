import { expect, it } from "vitest";
import type { Interview } from "@/api/interview";
import { byTurn, turnTabs } from "./turns";

const today = "2026-03-16";
const at = (interviewAt: string, late = false) => ({ interviewAt, late }) as Interview;
const rows = [
  at("2026-03-12T05:00:00Z", true),
  at("2026-03-15T18:00:00Z", true),
  // After midnight in the business zone, and over.
  at("2026-03-15T19:00:00Z", true),
  at("2026-03-16T10:00:00Z"),
  at("2026-03-16T18:00:00Z"),
  // After midnight in the business zone.
  at("2026-03-16T19:00:00Z"),
];
const shuffled = [3, 5, 0, 4, 1, 2].map((place) => rows[place] as Interview);

it("puts the results to give first, then today's interviews, then those to come", () => {
  expect(byTurn(shuffled, today, "")).toEqual([0, 1, 2, 3, 4, 5].map((place) => rows[place]));
});

it("shows one turn", () => {
  expect(byTurn(rows, today, "results")).toEqual(rows.slice(0, 3));
  expect(byTurn(rows, today, "today")).toEqual(rows.slice(3, 5));
  expect(byTurn(rows, today, "later")).toEqual(rows.slice(5));
});

it("counts every interview in one turn", () => {
  expect(turnTabs(rows, today).map(({ label, count }) => `${label} ${count}`)).toEqual([
    "All 6",
    "Results to give 3",
    "Today 2",
    "Later 1",
  ]);
  expect(turnTabs(undefined, today).map(({ count }) => count)).toEqual([null, null, null, null]);
});
