import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Tip } from "./Tip";

const tip = () => screen.queryByRole("tooltip");
const point = (at: Element) => {
  fireEvent.pointerOver(at, { pointerType: "mouse" });
  act(() => void vi.runAllTimers());
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

it("shows while the pointer is there, and describes what it is about", () => {
  render(
    <>
      <button type="button" data-tip="Nobody is left" aria-describedby="other">
        Assign
      </button>
      <p>Elsewhere</p>
      <Tip />
    </>,
  );
  const button = screen.getByRole("button");
  expect(tip()).toBeNull();
  point(button);
  expect(tip()?.textContent).toBe("Nobody is left");
  expect(button.getAttribute("aria-describedby")).toBe("other tip");
  point(screen.getByText("Elsewhere"));
  expect(tip()).toBeNull();
  expect(button.getAttribute("aria-describedby")).toBe("other");
});

it("shows at once when a key leads the focus there, and goes with Escape", () => {
  render(
    <>
      <button type="button" aria-label="Close" data-tip="Close" />
      <Tip />
    </>,
  );
  const button = screen.getByRole("button");
  act(() => button.focus());
  expect(tip()).toBeNull();
  act(() => button.blur());
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => button.focus());
  expect(tip()?.textContent).toBe("Close");
  // Its name says the same already.
  expect(button.hasAttribute("aria-describedby")).toBe(false);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(tip()).toBeNull();
});

it("repeats a text only where it is cut off", () => {
  render(
    <>
      <span data-tip="Ravi Kumar">Ravi Kumar</span>
      <Tip />
    </>,
  );
  const name = screen.getByText("Ravi Kumar");
  point(name);
  expect(tip()).toBeNull();
  point(document.body);
  vi.spyOn(name, "scrollWidth", "get").mockReturnValue(200);
  vi.spyOn(name, "clientWidth", "get").mockReturnValue(100);
  point(name);
  expect(tip()?.textContent).toBe("Ravi Kumar");
});

const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The name of the JSX element that has an attribute at this place of a text. */
function elementAt(text: string, at: number): string {
  let depth = 0;
  for (let place = at - 1; place >= 0; place--) {
    if (text[place] === "}") depth++;
    if (text[place] === "{" && --depth < 0) return "";
    const [, name] = /^<([A-Za-z][\w.]*)/.exec(text.slice(place, place + 40)) ?? [];
    if (name && depth === 0) return name;
  }
  return "";
}

it("is the only tip", () => {
  const found = Object.entries(sources).flatMap(([path, text]) => {
    const elements = [...text.matchAll(/\stitle=/g)].map(({ index }) => elementAt(text, index + 1));
    const titled = elements.filter((name) => /^([a-z]|Link$|Tabs\.)/.test(name) && name !== "iframe");
    return [...titled, ...(text.match(/\bTooltip\b|\buseFloatingTooltip\b/g) ?? [])].map(
      (what) => `${path}: ${what}`,
    );
  });
  expect(found).toEqual([]);
});
