import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { secondsLeft, UndoBar } from "./UndoBar";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function show() {
  const onGone = vi.fn();
  const undo = { step: "77", done: "Requisition Hold Successfully", about: "1187", began: performance.now() };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <UndoBar undo={undo} docked={false} onGone={onGone} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { onGone, bar: screen.getByRole("region", { name: "Undo" }) };
}

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

it("counts whole seconds down from eight and stops at zero", () => {
  expect([0, 1, 999, 1000, 7001, 8000, 9000].map((now) => secondsLeft(0, now))).toEqual([
    8, 8, 8, 7, 1, 0, 0,
  ]);
});

describe("the undo bar", () => {
  it("disappears when the time is over", () => {
    const { onGone } = show();
    pass(7_800);
    expect(onGone).not.toHaveBeenCalled();
    pass(400);
    expect(onGone).toHaveBeenCalled();
  });

  it("stays while hovered, says that it is too late and does not call the server", () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    const { onGone, bar } = show();
    fireEvent.pointerEnter(bar);
    pass(9_000);
    expect(onGone).not.toHaveBeenCalled();
    expect(screen.getByText("It is too late to undo this")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /Undo/ }));
    expect(asked).not.toHaveBeenCalled();
    fireEvent.pointerLeave(bar);
    expect(onGone).toHaveBeenCalled();
  });
});
