import { describe, expect, it } from "vitest";
import {
  addMonths,
  formatRange,
  nextPeriod,
  type PresetName,
  presetRange,
  presets,
  twoMonthsBack,
  weekOf,
} from "./ranges";

type Row = [PresetName, from: string, to: string];

const onAMonday: Row[] = [
  ["Today", "2026-03-16", "2026-03-16"],
  ["Yesterday", "2026-03-15", "2026-03-15"],
  ["Last 7 Days", "2026-03-10", "2026-03-16"],
  ["Last 14 Days", "2026-03-03", "2026-03-16"],
  ["Last 30 Days", "2026-02-15", "2026-03-16"],
  ["Last 90 Days", "2025-12-17", "2026-03-16"],
  ["This Month", "2026-03-01", "2026-03-31"],
  ["Last Month", "2026-02-01", "2026-02-28"],
  ["This Quarter", "2026-01-01", "2026-03-31"],
  ["Last Quarter", "2025-10-01", "2025-12-31"],
  ["This Year", "2026-01-01", "2026-12-31"],
];

const onNewYear: Row[] = [
  ["Yesterday", "2025-12-31", "2025-12-31"],
  ["Last 7 Days", "2025-12-26", "2026-01-01"],
  ["This Month", "2026-01-01", "2026-01-31"],
  ["Last Month", "2025-12-01", "2025-12-31"],
  ["This Quarter", "2026-01-01", "2026-03-31"],
  ["Last Quarter", "2025-10-01", "2025-12-31"],
  ["This Year", "2026-01-01", "2026-12-31"],
];

const inALeapYear: Row[] = [
  ["Yesterday", "2024-02-29", "2024-02-29"],
  ["Last 30 Days", "2024-02-01", "2024-03-01"],
  ["Last Month", "2024-02-01", "2024-02-29"],
];

const onTheLastOfMay: Row[] = [
  ["This Month", "2026-05-01", "2026-05-31"],
  ["Last Month", "2026-04-01", "2026-04-30"],
  ["This Quarter", "2026-04-01", "2026-06-30"],
  ["Last Quarter", "2026-01-01", "2026-03-31"],
];

describe.each([
  ["2026-03-16", onAMonday],
  ["2026-01-01", onNewYear],
  ["2024-03-01", inALeapYear],
  ["2026-05-31", onTheLastOfMay],
])("presets on %s", (today, rows) => {
  it.each(rows)("%s is %s to %s", (name, from, to) => {
    expect(presetRange(name, today)).toEqual({ from, to });
  });
});

it("offers the eleven presets in their order", () => {
  expect(presets("2026-03-16").map((preset) => preset.name)).toEqual(onAMonday.map(([name]) => name));
});

it.each([
  ["2026-03-16", -2, "2026-01-16"],
  ["2026-04-30", -2, "2026-02-28"],
  ["2024-04-30", -2, "2024-02-29"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-01-15", -2, "2025-11-15"],
])("moves %s by %i months to %s", (day, count, moved) => {
  expect(addMonths(day, count)).toBe(moved);
});

it("spans two months up to today", () => {
  expect(twoMonthsBack("2026-04-30")).toEqual({ from: "2026-02-28", to: "2026-04-30" });
});

it.each([
  ["2026-03-16", "2026-03-16", "2026-03-22"],
  ["2026-03-22", "2026-03-16", "2026-03-22"],
  ["2026-01-01", "2025-12-29", "2026-01-04"],
])("puts %s into the week %s to %s", (day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to });
});

it.each([
  ["2026-01-01", "2026-03-31", "Jan 2026 – Mar 2026"],
  ["2026-02-01", "2026-02-28", "Feb 2026"],
  ["2026-03-16", "2026-03-16", "16 Mar 2026"],
  ["2026-01-16", "2026-03-16", "16 Jan 2026 – 16 Mar 2026"],
])("writes %s to %s as '%s'", (from, to, text) => {
  expect(formatRange({ from, to })).toBe(text);
});

it.each([
  ["2026", 1, "2027"],
  ["2026", -1, "2025"],
  ["2026-01", -1, "2025-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-03", 1, "2026-04"],
] as const)("%s and %i is %s", (period, step, next) => {
  expect(nextPeriod(period, step)).toBe(next);
});
