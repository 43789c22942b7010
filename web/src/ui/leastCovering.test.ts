import { expect, it } from "vitest";
import { type Control, leastCovering } from "./leastCovering";

const within = { top: 60, bottom: 892 };
const control = (top: number, bottom: number, button = true): Control => ({
  box: { left: 0, top, right: 100, bottom },
  button,
});

it("stands at the bottom where nothing is in its way", () => {
  expect(leastCovering(44, within, [])).toBe(892);
});

it("stands above the buttons at the bottom, and between two rows of them where it fits", () => {
  expect(leastCovering(44, within, [control(840, 880)])).toBe(836);
  expect(leastCovering(44, within, [control(840, 880), control(760, 800)])).toBe(756);
  expect(leastCovering(44, within, [control(840, 880), control(740, 780)])).toBe(836);
});

it("rather hides fields than a button", () => {
  const fields = Array.from({ length: 30 }, (_, row) => control(60 + row * 30, 88 + row * 30, false));
  const place = leastCovering(44, within, [...fields, control(800, 892)]);
  expect(place).toBe(796);
});

it("stays where it hides nothing, and moves once something appears there", () => {
  expect(leastCovering(44, within, [], 700)).toBe(700);
  expect(leastCovering(44, within, [control(680, 720)], 700)).toBe(892);
  // The row of Undo grew.
  expect(leastCovering(44, { top: 60, bottom: 840 }, [], 892)).toBe(840);
});

it("stands at the bottom where the window is lower than it", () => {
  expect(leastCovering(200, { top: 60, bottom: 100 }, [control(0, 100)])).toBe(100);
});
