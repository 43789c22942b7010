/** The toasts of the public pages: top right, 1.5 s, half a second longer about files. */

export type Toast = { id: number; tone: "green" | "red"; text: string };

const shown = 1500;
const shownForFiles = 2000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast["tone"], text: string, file = false): void {
  last += 1;
  const toast = { id: last, tone, text };
  publish([...toasts, toast]);
  setTimeout(() => publish(toasts.filter(({ id }) => id !== toast.id)), file ? shownForFiles : shown);
}

type Options = { file?: boolean };

export const toast = {
  success: (text: string, { file }: Options = {}) => show("green", text, file),
  error: (text: string, { file }: Options = {}) => show("red", text, file),
};

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => toasts,
};
