import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeFeed, followChanges } from "./changes";

let hidden = false;

function show(visible: boolean): void {
  hidden = !visible;
  document.dispatchEvent(new Event("visibilitychange"));
}

function follow(answers: (since: number) => Promise<{ now: number; topics: string[] }>) {
  const fetch = vi.fn<ChangeFeed["fetch"]>((since) => answers(since));
  const onTopics = vi.fn<ChangeFeed["onTopics"]>();
  const onReach = vi.fn<ChangeFeed["onReach"]>();
  const stop = followChanges({ fetch, onTopics, onReach });
  return { fetch, onTopics, onReach, stop };
}

describe("following changes", () => {
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it("uses the first answer only for the mark, then reports topics every two seconds", async () => {
    const feed = follow(async (since) => ({ now: since + 5, topics: ["message", "session"] }));
    stop = feed.stop;
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.fetch.mock.calls.map(([since]) => since)).toEqual([0]);
    expect(feed.onTopics).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(feed.fetch.mock.calls.map(([since]) => since)).toEqual([0, 5]);
    expect(feed.onTopics.mock.calls).toEqual([[["message", "session"]]]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(feed.fetch.mock.calls.map(([since]) => since)).toEqual([0, 5, 10, 15]);
  });

  it("is silent when nothing changed", async () => {
    const feed = follow(async () => ({ now: 5, topics: [] }));
    stop = feed.stop;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(feed.fetch).toHaveBeenCalledTimes(4);
    expect(feed.onTopics).not.toHaveBeenCalled();
  });

  it("pauses while the tab is hidden and polls when it is shown again", async () => {
    const feed = follow(async (since) => ({ now: since + 1, topics: [] }));
    stop = feed.stop;
    await vi.advanceTimersByTimeAsync(0);
    show(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(feed.fetch).toHaveBeenCalledTimes(1);
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.fetch).toHaveBeenCalledTimes(2);
    expect(feed.fetch.mock.calls[1]?.[0]).toBe(1);
  });

  it("backs off while the server fails, keeps the mark, and recovers", async () => {
    let failing = false;
    const feed = follow(async (since) => {
      if (failing) throw new Error("down");
      return { now: since + 1, topics: [] };
    });
    stop = feed.stop;
    await vi.advanceTimersByTimeAsync(0);
    failing = true;
    await vi.advanceTimersByTimeAsync(2_000); // 2nd call fails
    expect(feed.onReach).toHaveBeenLastCalledWith(new Error("down"));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(feed.fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1); // 3rd after 4 s
    expect(feed.fetch).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(feed.fetch).toHaveBeenCalledTimes(3);
    failing = false;
    await vi.advanceTimersByTimeAsync(1); // 4th after 8 s
    expect(feed.fetch.mock.calls[3]?.[0]).toBe(1);
    expect(feed.onReach).toHaveBeenLastCalledWith(null);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(feed.fetch).toHaveBeenCalledTimes(5);
  });

  it("waits a minute at most", async () => {
    const feed = follow(async () => {
      throw new Error("down");
    });
    stop = feed.stop;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const before = feed.fetch.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(feed.fetch.mock.calls.length).toBe(before + 1);
  });

  it("stops permanently", async () => {
    const feed = follow(async () => ({ now: 1, topics: [] }));
    await vi.advanceTimersByTimeAsync(0);
    feed.stop();
    show(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(feed.fetch).toHaveBeenCalledTimes(1);
  });
});
