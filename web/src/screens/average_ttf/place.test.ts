import { expect, it } from "vitest";
import { ttfPlace } from "./place";

const again = (search: Record<string, string>) => ttfPlace.write(ttfPlace.read(search));

it("keeps the year and the open number in the address", () => {
  const address = { year: "2025", month: "March", type: "FULL_TIME" };
  expect(again(address)).toEqual(address);
  expect(ttfPlace.read({ month: "Total", type: "INTERN" }).number).toEqual({
    monthName: "Total",
    employmentType: "INTERN",
  });
});

it("leaves out values that the server would refuse, and an incomplete number", () => {
  expect(again({ year: "26", month: "Mar", type: "FULL_TIME" })).toEqual({});
  expect(again({ month: "March" })).toEqual({});
});
