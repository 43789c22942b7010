import { useSyncExternalStore } from "react";

/** Something just done that can be taken back. */
export type Undoable = {
  /** The server's number of it; empty if it cannot be undone, and then nothing is offered. */
  step: string;
  /** Its success message: 'Requisition Hold Successfully'. */
  done: string;
  /** '1187 · Senior Java Developer'. */
  about: string;
  takesBack: (step: string) => Promise<{ message: string }>;
  /** The queries it changed begin with this. */
  topic: "requisition" | "candidate";
  /** When it was sent, on the clock of performance.now(); now, unless the answer took its time. */
  began?: number;
};

export type Offered = Undoable & { began: number };

let offered: Offered | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(next: Offered | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers Undo for the next seconds, on whatever screen one is by then. */
export function offerUndo(undo: Undoable): void {
  if (undo.step) offer({ began: performance.now(), ...undo });
}

/** Takes an offer away, unless another one has replaced it. */
export function withdrawUndo(undo: Offered): void {
  if (offered === undo) offer(null);
}

export const useOfferedUndo = () => useSyncExternalStore(subscribe, () => offered);
