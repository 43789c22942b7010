import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { presetNames } from "@/lib/ranges";
import { RangePicker } from "./RangePicker";
import { renderInTheme } from "./renderInTheme";

const today = "2026-03-16";
const value = { from: "2026-01-01", to: "2026-03-31" };

it("shows its label and range, and offers the eleven presets", async () => {
  const onChange = vi.fn();
  renderInTheme(<RangePicker label="TAT" value={value} onChange={onChange} today={today} />);
  await userEvent.click(screen.getByRole("button", { name: "TAT Jan 2026 – Mar 2026" }));
  for (const name of presetNames) expect(await screen.findByRole("button", { name })).toBeTruthy();
  expect(screen.getByRole("button", { name: "This Quarter" }).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: "Last 7 Days" }));
  expect(onChange).toHaveBeenCalledWith({ from: "2026-03-10", to: "2026-03-16" });
});

it("waits for Apply if the screen requires it", async () => {
  const onChange = vi.fn();
  renderInTheme(<RangePicker label="Calls" value={value} onChange={onChange} today={today} apply="always" />);
  await userEvent.click(screen.getByRole("button", { name: /^Calls/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Yesterday" }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Calls 15 Mar 2026" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onChange).toHaveBeenCalledWith({ from: "2026-03-15", to: "2026-03-15" });
});

it("opens where the range ends, accepts days picked by hand, and shows Apply only then", async () => {
  const onChange = vi.fn();
  renderInTheme(<RangePicker label="Calls" value={value} onChange={onChange} today={today} apply="custom" />);
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Calls/ }));
  await userEvent.click(await screen.findByRole("button", { name: "12 February 2026" }));
  await userEvent.click(screen.getByRole("button", { name: "5 March 2026" }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onChange).toHaveBeenCalledWith({ from: "2026-02-12", to: "2026-03-05" });
});

it("clears to all", async () => {
  const onChange = vi.fn();
  renderInTheme(<RangePicker label="TAT" value={value} onChange={onChange} today={today} clearable />);
  await userEvent.click(screen.getByRole("button", { name: "Clear TAT" }));
  expect(onChange).toHaveBeenCalledWith(null);
});

it.each(["always", "custom", undefined] as const)("clears at once, with Apply %s", async (apply) => {
  const onChange = vi.fn();
  renderInTheme(
    <RangePicker label="Range" value={value} onChange={onChange} today={today} apply={apply} clearable />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Clear Range" }));
  expect(onChange.mock.calls).toEqual([[null]]);
  expect(screen.queryByText("All")).toBeNull();
});

it("clears what waits for Apply as well", async () => {
  const onChange = vi.fn();
  renderInTheme(
    <RangePicker label="Range" value={value} onChange={onChange} today={today} apply="always" clearable />,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Range/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Yesterday" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear Range" }));
  expect(onChange.mock.calls).toEqual([[null]]);
  expect(screen.getByRole("button", { name: "Range Jan 2026 – Mar 2026" })).toBeTruthy();
});
