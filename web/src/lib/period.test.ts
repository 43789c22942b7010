import { describe, expect, it } from "vitest";
import { nextPeriod, readMonth, readRange, readYear } from "./period";

describe("a period in the address", () => {
  it("is read when it is one", () => {
    expect(readYear({ year: "2026" })).toBe("2026");
    expect(readMonth({ month: "2026-02" })).toBe("2026-02");
    expect(readMonth({ approved: "2025-12" }, "approved")).toBe("2025-12");
    expect(readRange({ from: "2026-01-31", to: "2026-02-01" })).toEqual({
      from: "2026-01-31",
      to: "2026-02-01",
    });
  });

  it.each(["", "26", "20266", "0999", "x", 2026, undefined])("is no year: %s", (year) => {
    expect(readYear({ year })).toBe("");
  });

  it.each(["2026-13", "2026-00", "2026", "2026-1", "26-01"])("is no month: %s", (month) => {
    expect(readMonth({ month })).toBe("");
  });

  it.each([
    { from: "2026-02-02", to: "2026-02-01" },
    { from: "2026-02-01" },
    { to: "2026-02-01" },
    { from: "2026-13-01", to: "2026-13-02" },
    { from: "2026-01-32", to: "2026-02-01" },
  ])("is no range: %o", (search) => {
    expect(readRange(search)).toBeNull();
  });
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
