import { expect, it } from "vitest";
import { axisOf } from "./axis";

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 1, 2, 3, 4, 5, 6]],
  [7, [0, 2, 4, 6, 8]],
  [29, [0, 5, 10, 15, 20, 25, 30]],
  [61, [0, 20, 40, 60, 80]],
  [3050, [0, 1000, 2000, 3000, 4000]],
])("reaches %i in round steps", (most, marks) => {
  expect(axisOf(most)).toEqual(marks);
});
