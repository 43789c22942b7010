/**
 * THE REGISTRY OF KEYS: every screen declares the keys it listens to, with `useKeys`. One listener serves them all, and
 * the list under `?` is what is declared at that moment.
 */

/** Later layers come first: a dialog's keys hide those of the screen behind it. */
export type Layer = "everywhere" | "screen" | "dialog";

export type KeyRow = {
  /**
   * As people write it: "R", "?", "Ctrl Z", "Esc", "Enter", "ArrowDown". Letters alone without regard to Shift; with
   * Ctrl, Shift makes another key of them: "Ctrl Shift Z" redoes in other programs and must not undo here.
   */
  key: string;
  /** What it does, for the list under `?`. Without it the key is not listed. */
  label?: string;
  run: (event: KeyboardEvent) => void;
  /** Declared, but resting now. */
  off?: boolean;
  /** Works while a field has the focus, too. */
  whileTyping?: boolean;
  /** Runs again and again while it is held down. */
  repeats?: boolean;
};

export type KeyGroup = { title: string; layer: Layer; rows: readonly KeyRow[] };

const order: readonly Layer[] = ["dialog", "screen", "everywhere"];
const stored = "muster.letters";

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Adds a group; the function returned takes it away again. */
export function declareKeys(group: KeyGroup): () => void {
  if (groups.length === 0) window.addEventListener("keydown", onKey);
  groups = [...groups, group];
  tell();
  return () => {
    groups = groups.filter((one) => one !== group);
    if (groups.length === 0) window.removeEventListener("keydown", onKey);
    tell();
  };
}

export function declaredKeys(): readonly KeyGroup[] {
  return groups;
}

export function onKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether keys without Ctrl that type a character are on. Who dictates or presses keys by accident switches them off. */
export function lettersOn(): boolean {
  try {
    return window.localStorage.getItem(stored) !== "off";
  } catch {
    return true;
  }
}

export function switchLetters(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(stored);
    else window.localStorage.setItem(stored, "off");
  } catch {
    // Without storage they stay on.
  }
  tell();
}

const fields =
  "textarea,select,[contenteditable='true'],[role=textbox],[role=combobox],[role=listbox],[role=menu]," +
  "input:not([type=checkbox],[type=radio],[type=button])";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

export function isLetter(key: string): boolean {
  return key.length === 1;
}

/** A key as it is declared, for an event. */
export function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key === "Escape" ? "Esc" : key.length === 1 ? key.toUpperCase() : key;
  if (altKey) return `Alt ${name}`;
  if (ctrlKey || metaKey) return shiftKey ? `Ctrl Shift ${name}` : `Ctrl ${name}`;
  return name;
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const key = keyOf(event);
  if (isLetter(key) && !lettersOn()) return;
  const typing = isTyping(event.target);
  const behind = document.querySelector("[aria-modal=true]") !== null;
  for (const layer of order) {
    // Behind a dialog only keys with Ctrl still work, and only those that work everywhere.
    if (behind && layer === "screen") continue;
    if (behind && layer === "everywhere" && !key.startsWith("Ctrl ")) continue;
    for (const group of groups.toReversed()) {
      if (group.layer !== layer) continue;
      const row = group.rows.find((one) => one.key === key && !one.off && (!typing || one.whileTyping));
      if (!row) continue;
      if (event.repeat && !row.repeats) return;
      event.preventDefault();
      row.run(event);
      return;
    }
  }
}
