import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMostEvery } from "./slowTopics";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("runs at once, and once more after the pause for all that came meanwhile", () => {
  const run = vi.fn();
  const slow = atMostEvery(30_000, run);
  slow.ask();
  slow.ask();
  slow.ask();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  slow.ask();
  expect(run).toHaveBeenCalledTimes(3);
});

it("stops", () => {
  const run = vi.fn();
  const slow = atMostEvery(30_000, run);
  slow.ask();
  slow.ask();
  slow.stop();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});
