import { expect, it, vi } from "vitest";
import { typedAhead } from "./typedAhead";

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return !window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...more }));
}

it("keeps what is typed until it is taken, and gives it once", () => {
  const take = typedAhead();
  expect(["a", "x", "Backspace", "n", "i"].map((key) => press(key))).toEqual([true, true, true, true, true]);
  expect(press("Enter")).toBe(false);
  expect(press("k", { ctrlKey: true })).toBe(false);
  expect(take()).toBe("ani");
  expect(press("t")).toBe(false);
  expect(take()).toBe("");
});

it("leaves the keys to the screen when no field comes", () => {
  vi.useFakeTimers();
  typedAhead();
  vi.advanceTimersByTime(5_000);
  expect(press("a")).toBe(false);
  vi.useRealTimers();
});
