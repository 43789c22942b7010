import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { declareKeys, type KeyRow, type Layer, switchLetters } from "./keys";

const gone: (() => void)[] = [];

function declared(key: string, layer: Layer = "screen", more: Partial<KeyRow> = {}) {
  const run = vi.fn();
  gone.push(declareKeys({ title: layer, layer, rows: [{ key, run, ...more }] }));
  return run;
}

function press(
  key: string,
  target: EventTarget = document.body,
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

function added(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

beforeEach(() => switchLetters(true));
afterEach(() => {
  for (const end of gone.splice(0)) end();
  document.body.innerHTML = "";
});

it("runs the key that is declared, with and without Shift, and no other", () => {
  const run = declared("R");
  expect(press("r").defaultPrevented).toBe(true);
  press("R", document.body, { shiftKey: true });
  expect(press("n").defaultPrevented).toBe(false);
  press("r", document.body, { ctrlKey: true });
  expect(run).toHaveBeenCalledTimes(2);
});

it("takes Ctrl with Shift for another key than Ctrl", () => {
  const [undo, redo] = [declared("Ctrl Z"), declared("Ctrl Shift Z")];
  press("Z", document.body, { ctrlKey: true, shiftKey: true });
  expect([undo, redo].map((run) => run.mock.calls.length)).toEqual([0, 1]);
});

it.each(["<input />", "<textarea></textarea>", '<div role="listbox"></div>', "<select></select>"])(
  "rests while %s has the focus",
  (html) => {
    const letter = declared("R");
    const search = declared("Ctrl K", "everywhere", { whileTyping: true });
    const field = added(html);
    press("r", field);
    press("k", field, { ctrlKey: true });
    expect(letter).not.toHaveBeenCalled();
    expect(search).toHaveBeenCalledOnce();
  },
);

it("leaves letters alone once they are switched off, but not Ctrl and Esc", () => {
  const [letter, help, undo, leave] = [declared("R"), declared("?"), declared("Ctrl Z"), declared("Esc")];
  switchLetters(false);
  press("r");
  press("?");
  press("z", document.body, { ctrlKey: true });
  press("Escape");
  expect([letter, help, undo, leave].map((run) => run.mock.calls.length)).toEqual([0, 0, 1, 1]);
});

it("lets a dialog hide the keys of the screen behind it", () => {
  const [screen, everywhere, search] = [
    declared("V"),
    declared("/", "everywhere"),
    declared("Ctrl K", "everywhere"),
  ];
  added('<div aria-modal="true"></div>');
  const dialog = declared("V", "dialog");
  press("v");
  press("/");
  press("k", document.body, { ctrlKey: true });
  expect([screen, everywhere, search, dialog].map((run) => run.mock.calls.length)).toEqual([0, 0, 1, 1]);
});

it("prefers what was declared last, and what is nearer", () => {
  const everywhere = declared("J", "everywhere");
  const [first, last] = [declared("J"), declared("J")];
  press("j");
  expect([everywhere, first, last].map((run) => run.mock.calls.length)).toEqual([0, 0, 1]);
});

it("passes by a key that is off, handled already or held down", () => {
  const [behind, off] = [declared("J"), declared("J", "screen", { off: true })];
  press("j");
  const held = press("j", document.body, { repeat: true });
  expect([behind, off].map((run) => run.mock.calls.length)).toEqual([1, 0]);
  expect(held.defaultPrevented).toBe(false);
});
