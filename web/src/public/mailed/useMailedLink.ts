import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import type { MailedState } from "./MailedPage";

const forged = "This link is not complete. Please open it from the mail again.";

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** A refusal concerns the link and is final; other failures can be retried. */
function failureOf<Asked>(cause: unknown): MailedState<Asked> {
  const final = cause instanceof ApiError && !cause.offline && cause.status < 500 && cause.status !== 429;
  return { kind: final ? "over" : "failed", text: textOf(cause) };
}

type Page<Link, Asked> = {
  /** The values of the link; null when required ones are missing. */
  link: Link | null;
  /** Must be stable: a change reloads the page. */
  fetch: (link: Link, signal?: AbortSignal) => Promise<Asked & { decided: string }>;
};

/** Loads what a mailed link refers to. Opening the link changes nothing; a button sends the answer. */
export function useMailedLink<Link, Asked>({ link, fetch }: Page<Link, Asked>) {
  const [state, setState] = useState<MailedState<Asked>>(
    link ? { kind: "loading" } : { kind: "over", text: forged },
  );
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!link) return;
      try {
        const asked = await fetch(link, signal);
        setState(asked.decided ? { kind: "decided", asked, text: asked.decided } : { kind: "asked", asked });
      } catch (cause) {
        // What is typed into the question stays when only looking again fails.
        if (!signal?.aborted) setState((before) => (before.kind === "asked" ? before : failureOf(cause)));
      }
    },
    [link, fetch],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  return {
    state,
    retry: () => void load(),
    /** `now` is what the link refers to after the answer, where the answer changes what the page shows of it. */
    finish: (text: string, now?: Asked) =>
      setState((before) =>
        before.kind === "asked" ? { kind: "done", asked: now ?? before.asked, text } : before,
      ),
    /** Somebody may have decided meanwhile; the page then shows the outcome instead of the question. */
    lookAgain: (cause: unknown) => {
      if (cause instanceof ApiError && cause.code === "409") void load();
    },
  };
}
