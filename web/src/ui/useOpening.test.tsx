import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOpening } from "./useOpening";

function put(name: string, within: Element = document.body): HTMLElement {
  return within.appendChild(document.createElement(name));
}

function dialog(): HTMLElement {
  const made = put("div");
  made.setAttribute("role", "dialog");
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Opens a dialog from a button, puts the focus into it, and closes it while it is still there, as one that fades is. */
function closed() {
  const { result } = renderHook(() => useOpening<string>());
  const button = put("button");
  button.focus();
  act(() => result.current.open("edit"));
  const form = dialog();
  put("input", form).focus();
  act(() => result.current.close());
  return { button, form };
}

test("the focus goes back to what opened the dialog, although that still fades away", () => {
  const { button, form } = closed();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(button);
  expect(form.isConnected).toBe(true);
});

test("the focus goes back from another field of the dialog, where a question that was answered has put it", () => {
  const { button, form } = closed();
  put("input", form).focus();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(button);
});

test("the focus goes back once the dialog is gone", () => {
  const { button, form } = closed();
  form.remove();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(button);
});

test("whoever has gone on to something else is left there, in the page and in the next dialog", () => {
  for (const where of [() => document.body, dialog]) {
    closed();
    const next = put("input", where());
    next.focus();
    act(() => vi.runAllTimers());
    expect(document.activeElement).toBe(next);
    document.body.replaceChildren();
  }
});
