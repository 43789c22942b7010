import { expect, it } from "vitest";
import { s6Note, s6PeriodNames, s6Periods } from "./s6Periods";
import { slotLabel, slots } from "./slots";

const named = (today: string, name: string) => s6Periods(today).find((period) => period.name === name);

it("has seven columns in each of five groups", () => {
  expect(s6Periods("2026-11-19").map(({ name }) => name)).toEqual(s6PeriodNames);
  expect(s6PeriodNames).toHaveLength(35);
  expect(s6PeriodNames.slice(0, 8)).toEqual(["D", "D1", "D2", "D3", "D4", "D5", "D6", "W"]);
});

it.each([
  ["D", "2026-11-19", "2026-11-19", "19"],
  ["D6", "2026-11-13", "2026-11-13", "13"],
  ["W", "2026-11-16", "2026-11-19", "16 Nov"],
  ["W1", "2026-11-09", "2026-11-15", "09 Nov"],
  ["M", "2026-11-01", "2026-11-19", "Nov"],
  ["M6", "2026-05-01", "2026-05-31", "May"],
  ["Q", "2026-10-01", "2026-11-19", "Oct–Dec"],
  ["Q3", "2026-01-01", "2026-03-31", "Jan–Mar"],
  ["Q4", "2025-10-01", "2025-12-31", "Oct–Dec"],
  ["Y", "2026-01-01", "2026-11-19", "2026"],
  ["Y6", "2020-01-01", "2020-12-31", "2020"],
])("%s runs from %s to %s", (name, from, to, label) => {
  expect(named("2026-11-19", name)).toMatchObject({ range: { from, to }, label });
});

it("begins a week on Monday, also on a Sunday", () => {
  expect(named("2026-11-22", "W")?.range).toEqual({ from: "2026-11-16", to: "2026-11-22" });
});

it("says what a group covers", () => {
  expect(s6Note("D", "2026-11-19")).toBe("13 – 19 Nov 2026");
  expect(s6Note("D", "2026-11-03")).toBe("28 Oct – 03 Nov 2026");
  expect(s6Note("M", "2026-11-03")).toBe("May 2026 – Nov 2026");
});

it("names the hours", () => {
  expect(slots.map(slotLabel)).toEqual([
    "09 AM",
    "10 AM",
    "11 AM",
    "12 PM",
    "01 PM",
    "02 PM",
    "03 PM",
    "04 PM",
    "05 PM",
    "06 PM",
  ]);
});
