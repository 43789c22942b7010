import { expect, it } from "vitest";
import { spacedMobile, yearsOf } from "./facts";

it.each([
  ["4", "4 years"],
  ["10.5", "10.5 years"],
  ["1", "1 year"],
  ["0", "0 years"],
  ["6 years", "6 years"],
  ["", ""],
])("years of %o", (written, read) => expect(yearsOf(written)).toBe(read));

it("splits a mobile in the middle, and leaves other text alone", () => {
  expect(spacedMobile("9881726340")).toBe("98817 26340");
  expect(spacedMobile("12")).toBe("12");
});
