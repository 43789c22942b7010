/** Polls the server for changes and reports the changed topics. */

export const pollEvery = 2_000;
const longestPause = 60_000;

type Changes = { now: number; topics: string[] };

export type ChangeFeed = {
  fetch: (since: number, signal: AbortSignal) => Promise<Changes>;
  onTopics: (topics: string[]) => void;
  /** Called after every attempt with whether the server answered. */
  onReach: (error: unknown) => void;
};

/** Polls while the tab is visible, slows down while the server fails, and returns the function that stops it. */
export function followChanges({ fetch, onTopics, onReach }: ChangeFeed): () => void {
  let mark: number | null = null;
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
      const { now, topics } = await fetch(mark ?? 0, own.signal);
      if (own.signal.aborted) return;
      // The first answer only sets the mark: everything on screen was just loaded.
      if (mark !== null && topics.length > 0) onTopics(topics);
      mark = now;
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
