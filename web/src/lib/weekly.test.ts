import { expect, it } from "vitest";
import { presetNames, presetRange } from "./ranges";
import { hourText, relativeDays, relativeMonth, relativeYear } from "./weekly";

const today = "2026-11-16";

it.each(presetNames)("keeps %s by its name", (name) =>
  expect(relativeDays(presetRange(name, today), today)).toBe(name),
);

it.each([
  [{ from: "2026-11-05", to: "2026-11-16" }, "Last 12 Days"],
  [{ from: "2026-01-01", to: "2026-01-31" }, "Last 31 Days"],
  [{ from: "2026-03-05", to: "2026-03-05" }, "Last 1 Days"],
])("counts the days of a range without a name", (range, expected) =>
  expect(relativeDays(range, today)).toBe(expected),
);

it.each([
  ["2026-11", "This Month"],
  ["2026-10", "Last Month"],
  ["2026-01", "10 months before"],
  ["2025-12", "11 months before"],
  ["2026-12", "This Month"],
])("sees %s from today", (month, expected) => expect(relativeMonth(month, today)).toBe(expected));

it.each([
  ["2026", "This Year"],
  ["2025", "Last Year"],
  ["2023", "3 years before"],
  ["2027", "This Year"],
])("sees %s from today", (year, expected) => expect(relativeYear(year, today)).toBe(expected));

it.each([
  [0, "12:00 am"],
  [9, "09:00 am"],
  [12, "12:00 pm"],
  [23, "11:00 pm"],
])("writes the hour %d", (hour, expected) => expect(hourText(hour)).toBe(expected));
