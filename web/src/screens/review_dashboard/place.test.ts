import { expect, it } from "vitest";
import { listOf, reviewPlace } from "./place";

const again = (search: Record<string, string>) => reviewPlace.write(reviewPlace.read(search));

const dept = "018f0000-0000-7000-8000-000000000001";

it("opens with the last seven days, newest first, on a plain address", () => {
  expect(again({})).toEqual({});
  expect(listOf(reviewPlace.read({}), "2026-03-16")).toEqual({
    range: { from: "2026-03-10", to: "2026-03-16" },
    filters: {},
    page: { page: 1, size: 10, q: "", sort: "-assignedOn" },
  });
});

it("keeps the month, the open number, the range and the table in the address", () => {
  const address = {
    approved: "2026-02",
    dept,
    series: "Closed",
    from: "2026-01-01",
    to: "2026-01-31",
    sort: "-closed",
    "f.recruiter": "Asha Kulkarni",
  };
  expect(again(address)).toEqual(address);
});

it("leaves out values that the server would refuse", () => {
  expect(
    again({ approved: "2026-13", dept: "x", series: "Closed", from: "2026-02-02", sort: "startedOn" }),
  ).toEqual({});
});
