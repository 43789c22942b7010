import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Code } from "./onDemand";

/** What every dialog and every drawer takes. */
export type DialogProps = { opened: boolean; onClose: () => void };

/** A dialog: its code, which loads when it first opens, or the component itself. */
export type DialogPart<Props extends DialogProps> = Code<ComponentType<Props>> | ComponentType<Props>;

type Own<Props> = Props extends DialogProps ? Omit<Props, keyof DialogProps> : never;

/** An element that can take the focus. */
type Goal = () => HTMLElement | null | undefined;

/** A dialog of the host, those above it later in the list. */
export type Hosted = {
  id: number;
  part: DialogPart<DialogProps>;
  props: object;
  /** False while it closes. */
  wanted: boolean;
  /** Its code is there, and it was drawn closed. */
  drawn: boolean;
  /** What had the focus when it was asked for. */
  opener: Element | null;
  /** Where the focus goes when it closes, instead of back. */
  goal?: Goal;
  /** The address asks for it, and not somebody's click. */
  addressed: boolean;
  /** Told when it closes, unless the address is what closed it. */
  onClosed?: () => void;
  /** Closes it without a question; `goal` takes the focus instead of what had it before. */
  close: (goal?: Goal) => void;
};

export type OpenedDialog = Pick<Hosted, "close">;

let hosted: readonly Hosted[] = [];
let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Hosted[]): void {
  hosted = next;
  for (const listener of listeners) listener();
}

export function changeHosted(id: number, to: Partial<Hosted>): void {
  change(hosted.map((one) => (one.id === id ? { ...one, ...to } : one)));
}

export function dropHosted(id: number): void {
  change(hosted.filter((one) => one.id !== id));
}

export const dropAllHosted = () => change([]);

export const useHosted = () => useSyncExternalStore(subscribe, () => hosted);

/** Whether any dialog is open. */
export const useDialogOpened = () => useSyncExternalStore(subscribe, () => hosted.some((one) => one.wanted));

function add<Props extends DialogProps>(
  part: DialogPart<Props>,
  props: Own<Props>,
  about: Pick<Hosted, "addressed" | "onClosed">,
): Hosted {
  count += 1;
  const id = count;
  const close = (goal?: unknown) => {
    const one = hosted.find((each) => each.id === id);
    if (!one?.wanted) return;
    changeHosted(id, { wanted: false, goal: typeof goal === "function" ? (goal as Goal) : undefined });
    one.onClosed?.();
  };
  const made: Hosted = {
    id,
    part: part as DialogPart<DialogProps>,
    props,
    wanted: true,
    drawn: false,
    opener: document.activeElement,
    close,
    ...about,
  };
  change([...hosted, made]);
  return made;
}

/**
 * Opens a dialog over the screen, from anywhere. It stays until it closes itself, the user leaves the screen, or the
 * returned function closes it; so it reads what may change from the query cache, and not from its props.
 */
export function openDialog<Props extends DialogProps>(
  part: DialogPart<Props>,
  props: Own<Props>,
  onClosed?: () => void,
): OpenedDialog {
  // The second click of a double click: behind an open dialog nobody means to open it again.
  const top = hosted.at(-1);
  const behind = !document.activeElement?.closest("[role=dialog]");
  if (top?.wanted && behind && !top.addressed && top.part === (part as unknown)) return top;
  return add(part, props, { addressed: false, onClosed });
}

/** Closes what was opened from the screen that is left. What the address asks for comes and goes with it. */
export function closeDialogs(): void {
  for (const one of hosted) if (!one.addressed) one.close();
}

function isSame(some: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(some);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(some[name], other[name]))
  );
}

/**
 * Keeps a dialog open while the address asks for it. `about` says what it is about and is empty for nothing; another
 * one opens another dialog. It waits for its props, which then may change, and what is there stays if they go away.
 */
export function useAddressedDialog<Props extends DialogProps>(
  about: string,
  part: DialogPart<Props>,
  props: Own<Props> | undefined,
  onClosed: () => void,
): void {
  const shown = useRef<{ about: string; dialog: Hosted } | null>(null);
  const latest = useRef(onClosed);
  useLayoutEffect(() => {
    latest.current = onClosed;
  });
  const leave = useCallback(() => {
    if (!shown.current) return;
    const { id, close } = shown.current.dialog;
    shown.current = null;
    // The address has changed already, and needs no telling.
    changeHosted(id, { onClosed: undefined });
    close();
  }, []);
  useEffect(() => {
    if (shown.current?.about !== about) leave();
    if (about === "" || !props) return;
    if (!shown.current) {
      const dialog = add(part, props, { addressed: true, onClosed: () => latest.current() });
      shown.current = { about, dialog };
      return;
    }
    const { id } = shown.current.dialog;
    const now = hosted.find((one) => one.id === id);
    if (now?.wanted && !isSame(now.props as Record<string, unknown>, props)) changeHosted(id, { props });
  });
  useEffect(() => leave, [leave]);
}
