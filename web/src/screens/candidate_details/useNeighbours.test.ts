import { expect, it } from "vitest";
import { cameFrom } from "./useNeighbours";

it("reads the directory from an address", () => {
  expect(cameFrom("/directory?req=1007&tab=Call_Round&date=2026-03-16&page=3&sort=name&q=ar")).toEqual({
    tab: "Call_Round",
    date: "2026-03-16",
    sort: "name",
    q: "ar",
  });
  expect(cameFrom("/directory")).toEqual({ tab: "All", date: "", sort: "-createdOn", q: "" });
});

it("finds no neighbours for another screen", () => {
  expect(cameFrom("/scheduled_interviews")).toBeNull();
  expect(cameFrom("/directory_of_others?tab=New")).toBeNull();
  expect(cameFrom("")).toBeNull();
});
