import { useSyncExternalStore } from "react";

let back: { promise: Promise<void>; resolve: () => void } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks the user to log in again, once for all calls that found the session ended; resolves when they have. */
export function askToSignIn(): Promise<void> {
  if (!back) {
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    back = { promise, resolve };
    tell();
  }
  return back.promise;
}

/** The same user is back: every call that waits is sent again. */
export function goOnSignedIn(): void {
  back?.resolve();
  back = null;
  tell();
}

export const useSessionEnded = () => useSyncExternalStore(subscribe, () => back !== null);
