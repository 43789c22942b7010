import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/api/ApiError";
import { BottomRow } from "@/ui/BottomRow";
import { SideDrawer } from "@/ui/SideDrawer";
import { offerUndo } from "./offerUndo";
import { secondsLeft, UndoHost } from "./UndoBar";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  pass(60_000);
  vi.useRealTimers();
});

const takesBack = vi.fn(async (_step: string) => ({ message: "Undone" }));

function offer(step = "77", done = "Requisition Hold Successfully"): void {
  takesBack.mockClear();
  act(() => offerUndo({ step, done, about: "1187", takesBack, topic: "requisition" }));
}

function Shell({ screen: shown = "Home", panel = false }) {
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <main>{shown}</main>
        <BottomRow />
        <UndoHost />
        <SideDrawer opened={panel} title="Requisition" size={500} onClose={() => {}}>
          Recruiters
        </SideDrawer>
      </QueryClientProvider>
    </MantineProvider>
  );
}

const bar = () => screen.queryByRole("region", { name: "Undo" });
const button = () => screen.getByRole("button", { name: /^Undo/ });
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const press = async (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more });
  });

it("counts whole seconds down from eight and stops at zero", () => {
  expect([0, 1, 999, 1000, 7001, 8000, 9000].map((now) => secondsLeft(0, now))).toEqual([
    8, 8, 8, 7, 1, 0, 0,
  ]);
});

describe("the undo bar", () => {
  it("disappears when the time is over, and not with the screen on which something was done", () => {
    const { rerender } = render(<Shell />);
    offer();
    pass(4_000);
    rerender(<Shell screen="The next candidate" />);
    pass(3_800);
    expect(bar()).not.toBeNull();
    pass(400);
    expect(bar()).toBeNull();
  });

  it("is not offered for what cannot be undone", () => {
    render(<Shell />);
    offer("");
    expect(bar()).toBeNull();
  });

  it("stays while hovered, says that it is too late and does not call the server", () => {
    render(<Shell />);
    offer();
    fireEvent.pointerEnter(bar() as Element);
    pass(9_000);
    expect(screen.getByText("It is too late to undo this")).toBeTruthy();
    fireEvent.click(button());
    expect(takesBack).not.toHaveBeenCalled();
    fireEvent.pointerLeave(bar() as Element);
    expect(bar()).toBeNull();
  });

  it("undoes with Ctrl Z, but not with Ctrl Shift Z, which redoes elsewhere", async () => {
    render(<Shell />);
    offer();
    await press("Z", { shiftKey: true });
    expect(takesBack).not.toHaveBeenCalled();
    await press("z");
    expect(takesBack).toHaveBeenCalledWith("77");
    expect(bar()).toBeNull();
  });

  it("undoes the last of two", async () => {
    render(<Shell />);
    offer("1", "Ringing logged for Asha");
    offer("2", "Ringing logged for Bela");
    expect(within(bar() as HTMLElement).getByText("Ringing logged for Bela")).toBeTruthy();
    await press("z");
    expect(takesBack.mock.calls).toEqual([["2"]]);
    expect(bar()).toBeNull();
  });

  it("goes when it is refused, and stays to be tried again without an answer", async () => {
    render(<Shell />);
    offer();
    takesBack.mockRejectedValueOnce(new ApiError(0, "", "The page cannot be reached."));
    await press("z");
    expect(bar()).not.toBeNull();
    takesBack.mockRejectedValueOnce(new ApiError(409, "409", "This is undone already"));
    await press("z");
    expect(bar()).toBeNull();
  });

  it("stands inside the drawer that traps the focus, and in the page again after it", () => {
    const { rerender } = render(<Shell />);
    offer();
    expect(bar()?.closest("[role=dialog]")).toBeNull();
    rerender(<Shell panel />);
    expect(bar()?.closest("[role=dialog]")).not.toBeNull();
    rerender(<Shell />);
    expect(bar()?.closest("[role=dialog]")).toBeNull();
  });

  it("gives the focus back to where it came from", async () => {
    render(<Shell />);
    const before = screen.getByRole("main");
    before.tabIndex = -1;
    before.focus();
    offer();
    fireEvent.focus(button(), { relatedTarget: before });
    button().focus();
    await press("z");
    expect(document.activeElement).toBe(before);
  });
});
