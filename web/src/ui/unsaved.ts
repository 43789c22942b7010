import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

/** A form with input that would be lost, or with an order on its way. */
type Unsaved = {
  /** Asks whether to leave it, and closes it if so. */
  ask: () => Promise<boolean>;
};

let unsaved: readonly Unsaved[] = [];
const listeners = new Set<() => void>();

/** The browser asks in its own words before a reload, and before the tab is closed. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function change(next: readonly Unsaved[]): void {
  unsaved = next;
  if (unsaved.length > 0) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnsaved = () => useSyncExternalStore(subscribe, () => unsaved.length > 0);

/** Asks form by form, the top one first, and is true once nothing is left to lose. */
export async function leaveForms(): Promise<boolean> {
  for (const form of unsaved.toReversed()) {
    if (unsaved.includes(form) && !(await form.ask())) return false;
  }
  return true;
}

/** Keeps the screen, and the browser's tab, from being left without a question while `is` true. */
export function useKeptOpen(is: boolean, ask: Unsaved["ask"]): void {
  const latest = useRef(ask);
  useLayoutEffect(() => {
    latest.current = ask;
  });
  useLayoutEffect(() => {
    if (!is) return;
    const form: Unsaved = { ask: () => latest.current() };
    change([...unsaved, form]);
    return () => change(unsaved.filter((other) => other !== form));
  }, [is]);
}

/** Nothing asks any more: whoever typed it is signed out. */
export const giveUpForms = () => change([]);
