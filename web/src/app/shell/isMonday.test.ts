import { expect, it } from "vitest";
import { isMonday } from "./isMonday";

it("knows the Mondays among business days, wherever the browser is", () => {
  expect(isMonday("2026-11-16")).toBe(true);
  expect(isMonday("2026-11-15")).toBe(false);
  expect(isMonday("2026-11-17")).toBe(false);
});
