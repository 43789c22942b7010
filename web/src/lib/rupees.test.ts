import { expect, it } from "vitest";
import { formatRupees } from "./rupees";

it.each([
  [1440000, "₹\u00a014,40,000"],
  [15000, "₹\u00a015,000"],
  [999, "₹\u00a0999"],
  [123456789, "₹\u00a012,34,56,789"],
  ["15000", "₹\u00a015,000"],
  [0, "₹\u00a00"],
  [2500.5, "₹\u00a02,500.5"],
  [null, ""],
  ["", ""],
  ["as per norms", ""],
])("writes %s as '%s'", (amount, text) => {
  expect(formatRupees(amount)).toBe(text);
});
