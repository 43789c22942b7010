import { useSyncExternalStore } from "react";
import { codeOf } from "@/ui/onDemand";

/** Toasts are loaded with the first need of one: most logins succeed and never see any. */
export const toasts = codeOf(async () => (await import("./Toasts")).Toasts);

const listeners = new Set<() => void>();
let needed = false;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Has the place for toasts mounted, once and for all screens after it. */
export function needToasts(): void {
  needed = true;
  // Without a network they cannot load; whoever needs one next asks again, and the screen stands in the meantime.
  void toasts.ask().then(tell, () => {});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands at the root, so that a toast outlives the screen that showed it. */
export function ToastHost() {
  const Toasts = useSyncExternalStore(subscribe, () => (needed ? toasts.get() : undefined));
  return Toasts ? <Toasts /> : null;
}
