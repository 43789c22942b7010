import { expect, it } from "vitest";
import { currentMonth, slotOf, splitYear } from "./year";

it("names the rows as the screen does", () => {
  expect(slotOf("2026", "March")).toBe("Mar 2026");
  expect(slotOf("2026", "Total")).toBe("Total");
});

it("knows the current month of the current year only", () => {
  expect(currentMonth("2026", "2026-11-16")).toBe("November");
  expect(currentMonth("2025", "2026-11-16")).toBeUndefined();
});

it("separates the months from the year", () => {
  const rows = [{ monthName: "January" }, { monthName: "Total" }];
  expect(splitYear(rows)).toEqual({ months: [{ monthName: "January" }], total: { monthName: "Total" } });
});
