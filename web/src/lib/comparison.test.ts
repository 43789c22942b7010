import { afterEach, describe, expect, it } from "vitest";
import {
  comparison,
  daysBefore,
  daysOfMonth,
  daysOfYear,
  differenceSentence,
  differenceText,
  rememberComparison,
} from "./comparison";

const today = "2026-11-16";

describe("the days before a period", () => {
  it.each([
    ["a day", { from: today, to: today }, today, { from: "2026-11-15", to: "2026-11-15" }],
    ["yesterday", { from: "2026-11-15", to: "2026-11-15" }, today, { from: "2026-11-14", to: "2026-11-14" }],
    ["seven days", { from: "2026-11-10", to: "2026-11-16" }, today, { from: "2026-11-03", to: "2026-11-09" }],
    ["this month so far", daysOfMonth("2026-11"), today, { from: "2026-10-16", to: "2026-10-31" }],
    ["its first day", daysOfMonth("2026-11"), "2026-11-01", { from: "2026-10-31", to: "2026-10-31" }],
    ["a month that is over", daysOfMonth("2026-10"), today, { from: "2026-08-31", to: "2026-09-30" }],
    ["March, after February", daysOfMonth("2026-03"), today, { from: "2026-01-29", to: "2026-02-28" }],
    ["this year so far", daysOfYear("2026"), today, { from: "2025-02-15", to: "2025-12-31" }],
    ["a leap year", daysOfYear("2024"), today, { from: "2022-12-31", to: "2023-12-31" }],
    ["a month with days ahead", daysOfMonth("2026-11"), null, { from: "2026-10-02", to: "2026-10-31" }],
    [
      "a range that ends later",
      { from: "2026-11-15", to: "2026-12-31" },
      today,
      { from: "2026-11-13", to: "2026-11-14" },
    ],
    ["what has not begun", daysOfMonth("2026-12"), today, null],
  ])("%s", (_, range, day, expected) => expect(daysBefore(range, day)).toEqual(expected));
});

it.each([
  [3, 7, 0, "+3", "3 more than in the 7 days before"],
  [-12, 7, 0, "−12", "12 fewer than in the 7 days before"],
  [0, 31, 0, "±0", "as many as in the 31 days before"],
  [1, 1, 0, "+1", "1 more than on the day before"],
  [-1234, 30, 0, "−1,234", "1,234 fewer than in the 30 days before"],
  [-2.25, 320, 1, "−2.3", "2.3 less than in the 320 days before"],
  [0.04, 320, 1, "±0", "as many as in the 320 days before"],
])("a difference of %d", (difference, days, decimals, text, sentence) => {
  expect(differenceText(difference, decimals)).toBe(text);
  expect(differenceSentence(difference, days, decimals)).toBe(sentence);
});

describe("what is remembered", () => {
  const part = comparison("huddle");
  afterEach(() => rememberComparison("huddle", false));

  it("is off at first, and then as it was left", () => {
    expect(part.read({}, "compare")).toBe(false);
    expect(part.write(false, "compare")).toEqual({});
    rememberComparison("huddle", true);
    expect(part.read({}, "compare")).toBe(true);
    expect(comparison("hourly").read({}, "compare")).toBe(false);
  });

  it("gives way to the address, which names it", () => {
    expect(part.read({ compare: "1" }, "compare")).toBe(true);
    expect(part.write(true, "compare")).toEqual({ compare: "1" });
    rememberComparison("huddle", true);
    expect(part.read({ compare: "0" }, "compare")).toBe(false);
    expect(part.write(false, "compare")).toEqual({ compare: "0" });
  });
});
