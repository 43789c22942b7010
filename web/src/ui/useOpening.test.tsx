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

/** Opens a dialog from a button, focuses it, and closes it while it is still mounted, like one that fades out. */
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

test("the focus returns to the opener, although the dialog is still fading out", () => {
  const { button, form } = closed();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(button);
  expect(form.isConnected).toBe(true);
});

test("the focus returns from another field of the dialog, where an answered confirmation has put it", () => {
  const { button, form } = closed();
  put("input", form).focus();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(button);
});

test("the focus returns once the dialog is gone", () => {
  const { button, form } = closed();
  form.remove();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(button);
});

test("the focus stays where the user has moved it, in the page or in the next dialog", () => {
  for (const where of [() => document.body, dialog]) {
    closed();
    const next = put("input", where());
    next.focus();
    act(() => vi.runAllTimers());
    expect(document.activeElement).toBe(next);
    document.body.replaceChildren();
  }
});
