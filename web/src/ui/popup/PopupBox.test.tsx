import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderInTheme } from "../renderInTheme";
import { PopupBox } from "./PopupBox";

afterEach(() => vi.unstubAllGlobals());

const box = {
  id: "box",
  anchor: document.body,
  onClose: () => {},
  label: "Date",
  position: "bottom",
} as const;

/** The popup and its timers in firing order, far apart as on a busy machine. */
function open(trapped: React.ReactNode): (() => void)[] {
  const { rerender } = renderInTheme(
    <PopupBox {...box} opened={false}>
      {trapped}
    </PopupBox>,
  );
  const timers: (() => void)[] = [];
  vi.stubGlobal("setTimeout", (run: () => void) => timers.push(run));
  rerender(
    <PopupBox {...box} opened>
      {trapped}
    </PopupBox>,
  );
  return timers;
}

it("focuses the marked element, and leaves the focus where the first key moved it", () => {
  const timers = open(
    <>
      <button type="button">Next month</button>
      <button type="button" data-autofocus>
        16 March
      </button>
    </>,
  );
  const day = screen.getByRole("button", { name: "16 March" });
  while (document.activeElement !== day && timers.length > 0) act(timers.shift() as () => void);
  expect(document.activeElement).toBe(day);
  fireEvent.keyDown(day, { key: "Tab", shiftKey: true });
  const next = screen.getByRole("button", { name: "Next month" });
  expect(document.activeElement).toBe(next);
  while (timers.length > 0) act(timers.shift() as () => void);
  expect(document.activeElement).toBe(next);
});

it("focuses the first focusable element when none is marked", () => {
  const timers = open(
    <>
      <button type="button" disabled>
        Previous month
      </button>
      <button type="button">Next month</button>
    </>,
  );
  while (timers.length > 0) act(timers.shift() as () => void);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next month" }));
});
