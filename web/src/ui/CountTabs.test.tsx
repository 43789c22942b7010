import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CountTabs } from "./CountTabs";
import { renderInTheme } from "./renderInTheme";

afterEach(() => vi.restoreAllMocks());

it("scrolls the chosen tab into view when not all fit", () => {
  const seen: string[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    seen.push(this.textContent ?? "");
  });
  const tabs = [
    { id: "All", label: "All", count: 3 },
    { id: "Offer", label: "Offer Round", count: 1 },
  ];
  const shown = (value: string) => (
    <CountTabs label="Stages" tabs={tabs} value={value} onChange={() => {}}>
      rows
    </CountTabs>
  );
  renderInTheme(shown("Offer"));
  expect(seen).toEqual(["Offer Round1"]);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Offer Round1");
});
