import { expect, it } from "vitest";
import { isMonday } from "./isMonday";

it("recognises Mondays of the business zone in any browser time zone", () => {
  expect(isMonday("2026-11-16")).toBe(true);
  expect(isMonday("2026-11-15")).toBe(false);
  expect(isMonday("2026-11-17")).toBe(false);
});
