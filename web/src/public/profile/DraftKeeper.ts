import { ApiError } from "@/api/ApiError";
import { type Draft, emptyDraft, mergeDrafts, readDraft, sameDraft } from "./draft";

export type ServerDraft = { body: string; version: number };

/** The server's copy of the draft; an empty text drops it. A put of an older version is refused with CODE '409'. */
export type Remote = {
  get: () => Promise<ServerDraft>;
  put: (body: string, version: number) => Promise<{ version: number }>;
};

/** A place on this device that outlives the browser. */
export type Shelf = { read: () => string | null; write: (text: string) => void };

/**
 * saved: the server has it. saving: it is on its way. waiting: the line is gone, it will be tried again. ended: the
 * server does not know this visitor any more. refused: the server does not take it. closed: it takes nothing more.
 */
export type Keeping = "saved" | "saving" | "waiting" | "ended" | "refused" | "closed";

export type Kept = { draft: Draft; keeping: Keeping; savedAt: Date | null };

/** Typing pauses this long before it is sent. */
const pause = 1000;
/** The server takes 1,200 drafts an hour. */
const gap = 4000;
const firstRetry = 2000;
const lastRetry = 30_000;

/**
 * Keeps unfinished typing: at once on this device, and soon after on the server. Tabs and devices that type at the same
 * time are merged, so that neither a closed browser nor a dead line nor another phone loses a word.
 */
export class DraftKeeper {
  #kept: Kept;
  /** What the server had when it was last heard of. */
  #base: Draft;
  #version: number;
  /** What this device had when it was last looked at. */
  #shelved: Draft;
  #shelfText: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #sentAt = 0;
  #retry = firstRetry;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly remote: Remote | null,
    private readonly shelf: Shelf,
    server: ServerDraft | null,
  ) {
    const theirs = readDraft(server?.body);
    this.#base = theirs;
    this.#version = server?.version ?? 0;
    this.#shelfText = shelf.read();
    const here = readShelf(this.#shelfText);
    this.#shelved = here?.draft ?? theirs;
    const draft = here ? mergeDrafts(here.base, here.draft, theirs) : theirs;
    this.#kept = { draft, keeping: "saved", savedAt: null };
    this.#shelve();
    if (remote && !sameDraft(draft, theirs)) this.#sendIn(0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Kept => this.#kept;

  change(how: (draft: Draft) => Draft): void {
    const draft = how(this.#kept.draft);
    if (sameDraft(draft, this.#kept.draft)) return;
    this.#publish({ draft });
    this.#shelve();
    if (!this.remote || ["ended", "closed"].includes(this.#kept.keeping)) return;
    if (this.#kept.keeping !== "waiting") this.#publish({ keeping: "saving" });
    this.#sendIn(Math.max(pause, this.#sentAt + gap - Date.now()));
  }

  /** Sends what is unsent without waiting for a pause: the page is left, or the line is back. */
  flush(): void {
    if (this.remote && !sameDraft(this.#kept.draft, this.#base)) this.#sendIn(0);
  }

  /** Another tab of this device has typed, and sends it itself. */
  adopt(): void {
    this.#mergeShelf();
  }

  /** The server does not know this visitor any more. What is typed stays on this device. */
  end(): void {
    if (this.remote) this.#publish({ keeping: "ended" });
  }

  /** The visitor is known again. */
  resume(): void {
    if (this.#kept.keeping === "ended") this.#publish({ keeping: "waiting" });
    this.flush();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #publish(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    for (const listener of this.#listeners) listener();
  }

  #mergeShelf(): void {
    const text = this.shelf.read();
    if (text === this.#shelfText) return;
    const there = readShelf(text);
    this.#shelfText = text;
    if (!there) return;
    this.#publish({ draft: mergeDrafts(this.#shelved, this.#kept.draft, there.draft) });
    this.#shelved = there.draft;
  }

  #shelve(): void {
    this.#mergeShelf();
    const { draft } = this.#kept;
    const text = JSON.stringify({ draft, base: this.#base, at: new Date().toISOString() });
    this.shelf.write(text);
    this.#shelfText = text;
    this.#shelved = draft;
  }

  #sendIn(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), time);
  }

  async #send(): Promise<void> {
    if (!this.remote || this.#sending) return;
    const sent = this.#kept.draft;
    if (sameDraft(sent, this.#base)) {
      this.#publish({ keeping: "saved" });
      return;
    }
    this.#sending = true;
    this.#sentAt = Date.now();
    if (this.#kept.keeping !== "waiting") this.#publish({ keeping: "saving" });
    try {
      const body = sameDraft(sent, emptyDraft) ? "" : JSON.stringify(sent);
      const { version } = await this.remote.put(body, this.#version);
      this.#know(sent, version);
    } catch (cause) {
      await this.#failed(cause);
    } finally {
      this.#sending = false;
    }
    if (!sameDraft(this.#kept.draft, this.#base) && ["saved", "saving"].includes(this.#kept.keeping)) {
      this.#publish({ keeping: "saving" });
      this.#sendIn(pause);
    }
  }

  #know(server: Draft, version: number): void {
    this.#base = server;
    this.#version = version;
    this.#retry = firstRetry;
    this.#shelve();
    this.#publish({ keeping: "saved", savedAt: new Date() });
  }

  async #failed(cause: unknown): Promise<void> {
    const error = cause instanceof ApiError ? cause : new ApiError(0, "", String(cause));
    if (error.code === "409") await this.#merge();
    else if (error.status === 401 || error.status === 403) this.#publish({ keeping: "ended" });
    else if (error.offline || error.status >= 500 || error.status === 429) this.#again();
    else this.#publish({ keeping: "refused" });
  }

  #again(): void {
    this.#publish({ keeping: "waiting" });
    this.#sendIn(this.#retry);
    this.#retry = Math.min(this.#retry * 2, lastRetry);
  }

  /** Another device was first: takes what it typed and tries again. */
  async #merge(): Promise<void> {
    try {
      const { body, version } = (await this.remote?.get()) ?? { body: "", version: 0 };
      // Nobody was first, so the refusal is about the form: an offer rests on it meanwhile.
      if (version === this.#version) {
        this.#publish({ keeping: "closed" });
        return;
      }
      const theirs = readDraft(body);
      this.#publish({ draft: mergeDrafts(this.#base, this.#kept.draft, theirs) });
      this.#know(theirs, version);
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === "409") this.#again();
      else await this.#failed(cause);
    }
  }
}

function readShelf(text: string | null): { draft: Draft; base: Draft } | null {
  if (!text) return null;
  try {
    const { draft, base } = JSON.parse(text) as Record<string, unknown>;
    return { draft: readDraft(JSON.stringify(draft)), base: readDraft(JSON.stringify(base)) };
  } catch {
    return null;
  }
}
