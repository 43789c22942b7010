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

/** The box, and its timers in the order in which they go off, far apart as on a busy machine. */
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

it("moves the focus to what asks for it, and leaves it where the first key led", () => {
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

it("moves the focus to the first that can have it where none asks for it", () => {
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
