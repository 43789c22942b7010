import { expect, it } from "vitest";
import type { DetailRow, TtfRow } from "@/api/dashboard";
import { daysText, shapeYear, slotOf, totalsOf } from "./shaping";

const row = (name: string, closures: number, days: number | null): TtfRow => ({
  Slot: name,
  Month_Name: name,
  No_Of_Closure_FT: closures,
  No_Of_Closure_PT: 0,
  No_Of_Closure_INT: 0,
  No_Of_Closure_CT: 0,
  FT_TTF: days,
  PT_TTF: null,
  INT_TTF: null,
  CT_TTF: null,
});

it("tells the months from the year, and which of them took longest", () => {
  const year = shapeYear([row("January", 2, 12.5), row("February", 1, 40), row("Total", 3, 21.7)]);
  expect(year.months.map(({ Month_Name }) => Month_Name)).toEqual(["January", "February"]);
  expect(year.total?.FT_TTF).toBe(21.7);
  expect(year.longest).toEqual({ FULL_TIME: 40, PART_TIME: 1, INTERN: 1, CONTRACT: 1 });
  expect(year.closed).toBe(true);
});

it("knows a year in which nothing was closed", () => {
  const year = shapeYear([row("January", 0, null), row("Total", 0, null)]);
  expect(year).toMatchObject({ longest: { FULL_TIME: 1 }, closed: false });
  expect(shapeYear([])).toMatchObject({ total: undefined, closed: false });
});

it("writes days with one decimal, and nothing for none", () => {
  expect([31, 12.34, 0, null].map(daysText)).toEqual(["31.0", "12.3", "0.0", ""]);
});

it("names the rows as the screen does", () => {
  expect(slotOf("2026", "March")).toBe("Mar 2026");
  expect(slotOf("2026", "Total")).toBe("Total");
});

it("adds up the openings of a requisition once, however many recruiters share it", () => {
  const detail = (id: string, openings: number, closed: number): DetailRow => ({
    Sr_No: 1,
    Position_Name: "Developer",
    HR_Name: "",
    No_Of_Opening: openings,
    Offer_Acc_Count: closed,
    Dept_Name: "Engineering",
    REQ_ID: id,
    SERIAL: "1001",
  });
  expect(totalsOf([detail("a", 4, 2), detail("a", 4, 1), detail("b", 1, 1)])).toEqual({
    openings: 5,
    closed: 4,
  });
});
