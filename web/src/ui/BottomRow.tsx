import { useCallback, useSyncExternalStore } from "react";

let rows: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function hold(next: readonly HTMLElement[]): void {
  rows = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The row at the bottom of what is in front: of the page, or of the drawer that traps the focus above it. */
export const useBottomRow = () => useSyncExternalStore(subscribe, () => rows.at(-1) ?? null);

type Props = {
  className?: string;
  /** Told how high the row is; 0 while it is empty. */
  onHeight?: (height: number) => void;
};

/** Keeps a row free at the bottom of the page or of a drawer, for what must be in sight there and cover nothing. */
export function BottomRow({ className, onHeight }: Props) {
  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      hold([...rows, row]);
      const sizes = onHeight && new ResizeObserver(() => onHeight(row.offsetHeight));
      sizes?.observe(row);
      return () => {
        sizes?.disconnect();
        hold(rows.filter((one) => one !== row));
      };
    },
    [onHeight],
  );
  return <div ref={ref} className={className} />;
}
