import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { type Code, codeOf, useCode, useOverlay, usePreload } from "./onDemand";

type PanelProps = { opened: boolean };
type Panel = (props: PanelProps) => ReactNode;

const drawings: boolean[] = [];
function panel({ opened }: PanelProps) {
  drawings.push(opened);
  return <p>{opened ? "open" : "closed"}</p>;
}

function Opener({ code, wanted }: { code: Code<Panel>; wanted: boolean }) {
  const { Part, opened } = useOverlay(code, wanted);
  return Part ? <Part opened={opened} /> : <p>nothing</p>;
}

it("loads when first needed, and only once", async () => {
  const load = vi.fn(async () => panel);
  const code = codeOf<Panel>(load);
  const { rerender } = render(<Opener code={code} wanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Opener code={code} wanted />);
  expect(await screen.findByText("open")).toBeTruthy();
  rerender(<Opener code={code} wanted={false} />);
  expect(screen.getByText("closed")).toBeTruthy();
  rerender(<Opener code={code} wanted />);
  expect(load).toHaveBeenCalledOnce();
});

it("renders closed before it opens, though opened was requested", async () => {
  drawings.length = 0;
  render(<Opener code={codeOf<Panel>(async () => panel)} wanted />);
  await screen.findByText("open");
  expect(drawings[0]).toBe(false);
  expect(drawings.at(-1)).toBe(true);
});

function Reader({ code }: { code: Code<string> }) {
  return <p>{useCode(code, true) ?? "waiting"}</p>;
}

it("is in the first render after a preload", async () => {
  const code = codeOf(async () => "text");
  await act(async () => code.preload());
  render(<Reader code={code} />);
  expect(screen.getByText("text")).toBeTruthy();
});

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: "" };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

it("forgets a failed preload, and reports a failed load", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi.fn(async (): Promise<string> => {
    throw new Error("no connection");
  });
  const code = codeOf(load);
  await act(async () => code.preload());
  render(
    <Boundary>
      <Reader code={code} />
    </Boundary>,
  );
  expect(await screen.findByText("no connection")).toBeTruthy();
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
