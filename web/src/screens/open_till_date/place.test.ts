import { expect, it } from "vitest";
import { listOf, openPlace } from "./place";

const again = (search: Record<string, string>) => openPlace.write(openPlace.read(search));

it("opens with the longest open first, on a plain address", () => {
  expect(again({})).toEqual({});
  expect(listOf(openPlace.read({}))).toEqual({
    state: null,
    filters: {},
    page: { page: 1, size: 10, q: "", sort: "-daysOpen" },
  });
});

it("keeps the view in the address", () => {
  const address = {
    status: "Delayed",
    sort: "tat",
    page: "2",
    size: "10",
    "f.department": "Sales",
    q: "dev",
  };
  expect(again(address)).toEqual(address);
  expect(listOf(openPlace.read(address))).toEqual({
    state: "Delayed",
    filters: { department: "Sales" },
    page: { page: 2, size: 10, q: "dev", sort: "tat" },
  });
});

it("leaves out values that the server would refuse", () => {
  expect(again({ status: "late", sort: "jd", "f.jd": "x", size: "7" })).toEqual({});
});
