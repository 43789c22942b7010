import { expect, it } from "vitest";
import type { Interview } from "@/api/interview";
import { byTurn } from "./turns";

const at = (interviewAt: string) => ({ interviewAt }) as Interview;

it("puts today's interviews first, then those whose result is due, then those to come", () => {
  const rows = [
    at("2026-03-12T05:00:00Z"),
    at("2026-03-15T18:00:00Z"),
    // After midnight in the business zone.
    at("2026-03-15T19:00:00Z"),
    at("2026-03-16T10:00:00Z"),
    at("2026-03-20T10:00:00Z"),
  ];
  expect(byTurn(rows, "2026-03-16").map(({ interviewAt }) => interviewAt)).toEqual([
    "2026-03-15T19:00:00Z",
    "2026-03-16T10:00:00Z",
    "2026-03-12T05:00:00Z",
    "2026-03-15T18:00:00Z",
    "2026-03-20T10:00:00Z",
  ]);
});
