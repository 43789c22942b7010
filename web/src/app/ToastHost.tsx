import { useSyncExternalStore } from "react";
import { codeOf } from "@/ui/onDemand";

/** Toasts load with the first one shown: most logins succeed and show none. */
export const toasts = codeOf(async () => (await import("./Toasts")).Toasts);

const listeners = new Set<() => void>();
let needed = false;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Mounts the toast container once for all later screens. */
export function needToasts(): void {
  needed = true;
  // Without a network they cannot load; the next toast retries, and the screen stays usable.
  void toasts.ask().then(tell, () => {});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lives at the root, so that a toast outlives the screen that showed it. */
export function ToastHost() {
  const Toasts = useSyncExternalStore(subscribe, () => (needed ? toasts.get() : undefined));
  return Toasts ? <Toasts /> : null;
}
