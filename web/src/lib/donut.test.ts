import { expect, it } from "vitest";
import { arcsOf, slicePath, spread } from "./donut";

it("shares the circle out by value", () => {
  expect(arcsOf([1, 3])).toEqual([
    { from: 0, to: 0.25 },
    { from: 0.25, to: 1 },
  ]);
  expect(arcsOf([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});

it("draws a slice from the top clockwise, and a whole circle", () => {
  const ring = { x: 100, y: 100, outer: 50, inner: 30 };
  expect(slicePath(ring, { from: 0, to: 0.25 })).toBe(
    "M100.00 50.00A50 50 0 0 1 150.00 100.00L130.00 100.00A30 30 0 0 0 100.00 70.00Z",
  );
  expect(slicePath(ring, { from: 0, to: 1 })).toContain("A50 50 0 1 1 100.00 50.00");
});

it("moves labels apart without leaving the drawing", () => {
  expect(spread([10, 12, 100], 32, 200)).toEqual([10, 42, 100]);
  expect(spread([180, 190], 32, 200)).toEqual([168, 200]);
});
