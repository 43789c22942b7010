import { lazy, Suspense, useSyncExternalStore } from "react";

// Toasts are loaded with the first need of one: most logins succeed and never see any.
const Toasts = lazy(() => import("./Toasts"));

let needed = false;
const listeners = new Set<() => void>();

/** Has the place for toasts mounted, once and for all screens after it. */
export function needToasts(): void {
  needed = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands at the root, so that a toast outlives the screen that showed it. */
export function ToastHost() {
  const mounted = useSyncExternalStore(subscribe, () => needed);
  return <Suspense>{mounted && <Toasts />}</Suspense>;
}
