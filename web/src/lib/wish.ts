/** What was asked for from another screen, such as the palette, until the screen that can do it is there. */
export type Wish = "newRequisition" | "addCandidate";

let open: { wish: Wish; typed: string } | null = null;
const listeners = new Set<() => void>();

export function wishFor(wish: Wish, typed = ""): void {
  open = { wish, typed };
  for (const listener of listeners) listener();
}

/** Takes the wish, if it is this one: it is granted once. */
export function takeWish(wish: Wish): string | null {
  if (open?.wish !== wish) return null;
  const { typed } = open;
  open = null;
  return typed;
}

export function onWish(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
