import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeFeed, followChanges } from "./changes";

let hidden = false;

function show(visible: boolean): void {
  hidden = !visible;
  document.dispatchEvent(new Event("visibilitychange"));
}

const monday = "2026-11-16";
const tuesday = "2026-11-17";

function follow(answers: (since: number) => Promise<{ now: number; topics: string[]; today?: string }>) {
  const fetch = vi.fn<ChangeFeed["fetch"]>(async (since) => ({ today: monday, ...(await answers(since)) }));
  const onTopics = vi.fn<ChangeFeed["onTopics"]>();
  const onReach = vi.fn<ChangeFeed["onReach"]>();
  const onDay = vi.fn<ChangeFeed["onDay"]>();
  const stop = followChanges({ mark: 7, today: monday, fetch, onTopics, onDay, onReach });
  return { fetch, onTopics, onDay, onReach, stop };
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

  it("reports what changed since the mark from before the first reads, and then every two seconds", async () => {
    const feed = follow(async (since) => ({ now: since + 5, topics: ["message", "session"] }));
    stop = feed.stop;
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.fetch.mock.calls.map(([since]) => since)).toEqual([7]);
    expect(feed.onTopics.mock.calls).toEqual([[["message", "session"]]]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(feed.fetch.mock.calls.map(([since]) => since)).toEqual([7, 12, 17]);
  });

  it("reports a new business day once, also on a tab that slept over midnight", async () => {
    let today = monday;
    const feed = follow(async (since) => ({ now: since, topics: [], today }));
    stop = feed.stop;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(feed.onDay).not.toHaveBeenCalled();
    show(false);
    today = tuesday;
    await vi.advanceTimersByTimeAsync(60_000);
    show(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(feed.onDay).toHaveBeenCalledOnce();
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
    expect(feed.fetch.mock.calls[1]?.[0]).toBe(8);
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
    expect(feed.fetch.mock.calls[3]?.[0]).toBe(8);
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
