import { expect, it } from "vitest";
import { barsOf, chartHeight, reviewSeries } from "./shaping";

it.each([
  [0, 500],
  [9, 500],
  [10, 800],
  [19, 800],
  [20, 1200],
  [28, 1200],
  [29, 1200],
])("%i departments are %i px high", (departments, height) => {
  expect(chartHeight(departments)).toBe(height);
});

it("has the three specified series, and a bar per department", () => {
  expect(reviewSeries.map(({ label }) => label)).toEqual([
    "Requisition_Approved",
    "Requisition_Assigned",
    "Closed",
  ]);
  const sales = {
    departmentId: "d1",
    department: "Sales",
    approved: 5,
    assigned: 4,
    closed: 0,
  };
  expect(barsOf([sales])).toEqual([{ id: "d1", name: "Sales", values: [5, 4, 0] }]);
});
