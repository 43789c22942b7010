import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { NextOption } from "@/api/application";
import { NextTry } from "./NextTry";

const names = (usualDate: string, usualTime: string) => {
  const ringing: NextOption = {
    id: "Ringing",
    status: "Ringing",
    label: "Ringing",
    date: true,
    needsDate: true,
    needsTime: true,
    needsComment: false,
    interview: false,
    hidesFeedback: true,
    firstDate: "2026-01-20",
    lastDate: "",
    usualDate,
    usualTime,
  };
  const days = { today: "2026-01-20", tomorrow: "2026-01-21" };
  render(<NextTry chosen={{ kind: "usual" }} ringing={ringing} {...days} esa={false} onChoose={vi.fn()} />);
  return screen
    .getAllByRole("button")
    .map((one) => [one.textContent?.trim(), one.getAttribute("aria-pressed")]);
};

it("offers what is suggested, tomorrow morning, or to pick", () => {
  expect(names("2026-01-20", "12:05")).toEqual([
    ["Today12:05 pm", "true"],
    ["Tomorrow 10:30 am", "false"],
    ["Pick", "false"],
  ]);
});

it("offers tomorrow morning once when that is what is suggested", () => {
  expect(names("2026-01-21", "10:30")).toEqual([
    ["Tomorrow 10:30 am", "true"],
    ["Pick", "false"],
  ]);
});
