/** Polls the server for changes and reports the changed topics. */

export const pollEvery = 2_000;
const longestPause = 60_000;

type Changes = { now: number; topics: string[]; today: string };

export type ChangeFeed = {
  /** The newest change before the screen's first reads: what comes after it may be missing there. */
  mark: number;
  /** The business day that the screens show. */
  today: string;
  fetch: (since: number, signal: AbortSignal) => Promise<Changes>;
  onTopics: (topics: string[]) => void;
  /** Called when a new business day has begun. */
  onDay: () => void;
  /** Called after every attempt with whether the server answered. */
  onReach: (error: unknown) => void;
};

/** Polls while the tab is visible, slows down while the server fails, and returns the function that stops it. */
export function followChanges(feed: ChangeFeed): () => void {
  const { fetch, onTopics, onDay, onReach } = feed;
  let { mark, today } = feed;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let stopped = false;

  function schedule(): void {
    if (stopped || document.hidden) return;
    const pause = Math.min(pollEvery * 2 ** failures, longestPause);
    timer = setTimeout(() => void poll(), pause);
  }

  async function poll(): Promise<void> {
    const own = new AbortController();
    running = own;
    try {
      const answer = await fetch(mark, own.signal);
      if (own.signal.aborted) return;
      if (answer.topics.length > 0) onTopics(answer.topics);
      if (answer.today !== today) onDay();
      mark = answer.now;
      today = answer.today;
      failures = 0;
      onReach(null);
    } catch (cause) {
      if (own.signal.aborted) return;
      failures += 1;
      onReach(cause);
    }
    running = null;
    schedule();
  }

  function wake(): void {
    clearTimeout(timer);
    if (document.hidden || running) return;
    failures = 0;
    void poll();
  }

  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  wake();

  return () => {
    stopped = true;
    clearTimeout(timer);
    running?.abort();
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
  };
}
