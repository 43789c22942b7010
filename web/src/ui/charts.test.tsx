import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Donut } from "./Donut";
import { donutColour } from "./donutColours";
import { conversion, Funnel, funnelWidth } from "./Funnel";
import { bandOf, heatBands } from "./heat";
import { renderInTheme } from "./renderInTheme";
import { StepLine } from "./StepLine";

describe("Donut", () => {
  const slices = [
    { id: "naukri", name: "Naukri", value: 3, place: 0 },
    { id: "none", name: "Not Defined", value: 1, place: null },
  ];
  const heads = { name: "Candidate Source", count: "Candidates", total: "candidates" };

  it("has a table with every number, whose names open the slices", async () => {
    const onOpen = vi.fn();
    renderInTheme(<Donut label="Sources" heads={heads} slices={slices} chosen="none" onOpen={onOpen} />);
    const rows = within(screen.getByRole("table", { name: "Sources" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Candidate SourceCandidatesShare",
      "Naukri375.0 %",
      "Not Defined125.0 %",
      "Total4100.0 %",
    ]);
    expect(screen.getByRole("button", { name: "Not Defined" }).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Naukri" }));
    expect(onOpen).toHaveBeenCalledWith("naukri");
  });

  it("opens a slice of the ring by the pointer", () => {
    const onOpen = vi.fn();
    const { container } = renderInTheme(<Donut label="S" heads={heads} slices={slices} onOpen={onOpen} />);
    const [first] = container.querySelectorAll("path");
    first?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onOpen).toHaveBeenCalledWith("naukri");
  });

  it("gives 23 places a colour of their own, and what has none grey", () => {
    const light = (place: number | null) => (donutColour(place) as Record<string, string>)["--light"];
    const all = Array.from({ length: 23 }, (_, place) => light(place));
    expect(new Set(all).size).toBe(23);
    expect(all.slice(0, 2)).toEqual(["var(--mantine-color-muster-6)", "var(--mantine-color-amber-6)"]);
    expect(light(8)).toBe("var(--mantine-color-muster-4)");
    expect(light(23)).toBe(all[0]);
    expect(light(null)).toBe("var(--tone-slate-dot)");
  });
});

describe("Funnel", () => {
  it("names each block with its number and its conversion", async () => {
    const onOpen = vi.fn();
    const steps = [
      { id: "CEO", label: "CEO Round", value: 28 },
      { id: "SENT", label: "Offer Sent", value: 19 },
    ];
    renderInTheme(<Funnel label="Funnel" steps={steps} chosen="SENT" onOpen={onOpen} />);
    expect(screen.getByRole("button", { name: "CEO Round, 28" }).getAttribute("aria-pressed")).toBe("false");
    const sent = screen.getByRole("button", { name: "Offer Sent, 19, 68 % of CEO Round" });
    expect(sent.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(sent);
    expect(onOpen).toHaveBeenCalledWith("SENT");
  });

  it("keeps small blocks visible, and divides by nothing", () => {
    expect(funnelWidth(412, 412)).toBe(1);
    expect(funnelWidth(19, 412)).toBeCloseTo(0.148, 3);
    expect(funnelWidth(1, 0)).toBe(0);
    expect([conversion(19, 28), conversion(0, 3), conversion(0, 0)]).toEqual(["68 %", "0 %", ""]);
  });
});

it("StepLine marks the current step and shows a dash for a gap", () => {
  const steps = [
    { id: "1", label: "Started Working On", date: "09 Feb 2026" },
    { id: "2", label: "Doc Sent Date", date: "" },
    { id: "3", label: "DOJ", date: "" },
  ];
  renderInTheme(<StepLine label="Steps" steps={steps} current={1} />);
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(items[1]?.textContent).toBe("Doc Sent Date—");
});

it("finds the band of a value, by its lower limit", () => {
  const bands = heatBands(
    "heat5",
    [
      { from: 0, label: "0–5" },
      { from: 6, label: "6–15" },
    ],
    2,
  );
  expect([0, 5, 6, 900].map((value) => bandOf(bands, value)?.label)).toEqual(["0–5", "0–5", "6–15", "6–15"]);
  expect(bands.map(({ ink }) => ink)).toEqual(["var(--text)", "#fff"]);
});
