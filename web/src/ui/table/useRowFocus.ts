import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useKeys } from "../useKeys";

const controls = "a,button,input,select,textarea,label,[role=button],[role=link]";

function rowIndex(target: EventTarget): number | null {
  if (!(target instanceof HTMLTableRowElement)) return null;
  return target.dataset.row === undefined ? null : Number(target.dataset.row);
}

function nextIndex(key: string, index: number, last: number): number | null {
  if (key === "ArrowDown") return Math.min(index + 1, last);
  if (key === "ArrowUp") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return null;
}

type Options<Row> = {
  entries: readonly { original: Row }[];
  /** Without it rows are plain: no focus, no click. */
  onRowClick: ((row: Row) => void) | undefined;
  /** Scrolls a row that is not rendered into view; the focus follows once it is. */
  reveal?: (index: number) => void;
};

/**
 * Mouse and keyboard of rows that open something. One row of the table is in the tab order; arrows, Home and End
 * move along, Enter opens. The handlers sit on the body, so a row has none of its own.
 */
export function useRowFocus<Row>({ entries, onRowClick, reveal }: Options<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const awaited = useRef<number | null>(null);
  const [active, setActive] = useState(0);

  const rowAt = useCallback(
    (index: number) => body.current?.querySelector<HTMLTableRowElement>(`tr[data-row="${index}"]`) ?? null,
    [],
  );
  useLayoutEffect(() => {
    const row = awaited.current === null ? null : rowAt(awaited.current);
    if (!row) return;
    awaited.current = null;
    row.focus();
  });

  const openRow = (index: number) => {
    const entry = entries[index];
    if (entry) onRowClick?.(entry.original);
  };
  const focusRow = (index: number) => {
    const row = rowAt(index);
    if (row) {
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: "nearest" });
    } else {
      awaited.current = index;
      reveal?.(index);
    }
  };
  // From anywhere on the screen the first of these keys leads to the row that was left last.
  const step = (by: 1 | -1) => () => {
    const inside =
      rowIndex(document.activeElement ?? document) !== null && body.current?.contains(document.activeElement);
    const from = Math.min(active, entries.length - 1);
    focusRow(inside ? Math.max(0, Math.min(from + by, entries.length - 1)) : Math.max(0, from));
  };
  const resting = !onRowClick || entries.length === 0;
  useKeys("List", [
    { key: "J", label: "Next row", run: step(1), off: resting, repeats: true },
    { key: "K", label: "Previous row", run: step(-1), off: resting, repeats: true },
  ]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const index = rowIndex(event.target);
    if (index === null || !onRowClick) return;
    if (event.key === "Enter") {
      event.preventDefault();
      openRow(index);
      return;
    }
    const next = nextIndex(event.key, index, entries.length - 1);
    if (next === null) return;
    event.preventDefault();
    focusRow(next);
  };
  const onFocus = (event: FocusEvent<HTMLTableSectionElement>) => {
    const index = rowIndex(event.target);
    if (index !== null) setActive(index);
  };
  const onClick = (event: MouseEvent<HTMLTableSectionElement>) => {
    if (!onRowClick || !(event.target instanceof Element) || event.target.closest(controls)) return;
    const row = event.target.closest("tr");
    const index = row ? rowIndex(row) : null;
    // Selecting text must not open the row. A click in a row's dialog bubbles here without a row element.
    if (index === null || window.getSelection()?.toString()) return;
    openRow(index);
  };
  const handlers = onRowClick ? { onKeyDown, onFocus, onClick } : {};
  return { body, active: Math.min(active, Math.max(entries.length - 1, 0)), handlers };
}
