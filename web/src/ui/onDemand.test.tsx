import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type Code, codeOf, useCode, usePreload } from "./onDemand";
import { toast } from "./toast";

function Reader({ code }: { code: Code<string> }) {
  return <p>{useCode(code, true) ?? "waiting"}</p>;
}

it("is in the first render after a preload", async () => {
  const code = codeOf(async () => "text");
  await act(async () => code.preload());
  render(<Reader code={code} />);
  expect(screen.getByText("text")).toBeTruthy();
});

it("forgets a failed preload, and tells of a failed load, while the rest of the screen stays", async () => {
  const told = vi.spyOn(toast, "notLoaded").mockReturnValue("");
  const load = vi.fn(async (): Promise<string> => {
    throw new Error("no connection");
  });
  const code = codeOf(load);
  await act(async () => code.preload());
  expect(told).not.toHaveBeenCalled();
  render(<Reader code={code} />);
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(screen.getByText("waiting")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

function Preloader({ parts }: { parts: readonly Code<string>[] }) {
  usePreload(true, parts);
  return null;
}

it("preloads one part after another, not all at once", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.stubGlobal("cancelIdleCallback", () => {});
  const loads = ["a", "b"].map((text) => vi.fn(async () => text));
  const { unmount } = render(<Preloader parts={loads.map((load) => codeOf(load))} />);
  await act(async () => idle.shift()?.());
  expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 0]);
  await act(async () => idle.shift()?.());
  expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 1]);
  expect(idle).toHaveLength(0);
  unmount();
  vi.unstubAllGlobals();
});
