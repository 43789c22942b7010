import { useSyncExternalStore } from "react";
import type { Undoable } from "@/blocks/requisition/dialogContext";

let kept: Undoable | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what can be undone while the user is led to another screen. */
export function keepUndo(undo: Undoable | null): void {
  kept = undo;
  for (const listener of listeners) listener();
}

export const useKeptUndo = () => useSyncExternalStore(subscribe, () => kept);
