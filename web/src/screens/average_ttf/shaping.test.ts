import { expect, it } from "vitest";
import type { TtfDetail, TtfRow } from "@/api/averageTtf";
import { daysText, shapeYear, totalsOf } from "./shaping";

const none = { closures: 0, averageDays: null };

const row = (name: string, closures: number, days: number | null): TtfRow => ({
  slot: name,
  monthName: name,
  fullTime: { closures, averageDays: days },
  partTime: none,
  intern: none,
  contract: none,
});

it("separates the months from the year, and finds the longest average", () => {
  const year = shapeYear([row("January", 2, 12.5), row("February", 1, 40), row("Total", 3, 21.7)]);
  expect(year.months.map(({ monthName }) => monthName)).toEqual(["January", "February"]);
  expect(year.total?.fullTime.averageDays).toBe(21.7);
  expect(year.longest).toBe(40);
  expect(year.closed).toBe(true);
});

it("scales the bars of all types alike", () => {
  const other = { ...row("March", 0, null), contract: { closures: 1, averageDays: 55 } };
  expect(shapeYear([row("February", 1, 40), other]).longest).toBe(55);
});

it("recognises a year without closures", () => {
  const year = shapeYear([row("January", 0, null), row("Total", 0, null)]);
  expect(year).toMatchObject({ longest: 1, closed: false });
  expect(shapeYear([])).toMatchObject({ total: undefined, closed: false });
});

it("writes days with one decimal, and nothing for null", () => {
  expect([31, 12.34, 0, null].map(daysText)).toEqual(["31.0", "12.3", "0.0", ""]);
});

it("counts the openings of a requisition once, however many recruiters share it", () => {
  const detail = (id: string, openings: number, closed: number): TtfDetail => ({
    number: 1,
    requisitionId: id,
    position: "Developer",
    department: "Engineering",
    recruiter: "",
    positions: openings,
    accepted: closed,
  });
  expect(totalsOf([detail("a", 4, 2), detail("a", 4, 1), detail("b", 1, 1)])).toEqual({
    openings: 5,
    closed: 4,
  });
});
