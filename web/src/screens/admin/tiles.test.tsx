import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TileCounts } from "@/api/home";
import { TileStrip } from "@/ui/TileStrip";
import { homeTiles } from "./tiles";

const counts: TileCounts = {
  all: { requisitions: 86, positions: 214 },
  Open: { requisitions: 9, positions: 38 },
  In_Progress: { requisitions: 31, positions: 97 },
  Closed: { requisitions: 3, positions: 5 },
  Onboarded: { requisitions: 28, positions: 52 },
  OVERDUE: { requisitions: 7, positions: 16 },
  Hold_Revoke: { requisitions: 1, positions: 1 },
};

it("shows six tiles in order, each with its secondary count", () => {
  expect(homeTiles(counts).map(({ id, label, value, note }) => [id, label, value, note])).toEqual([
    ["all", "No. of Positions", 214, "86 requisitions"],
    ["Open", "Open", 9, "38 positions"],
    ["In_Progress", "In Progress", 31, "97 positions"],
    ["Onboarded", "Closed/Onboarded", "3/28", "5/52 positions"],
    ["OVERDUE", "Overdue", 7, "16 positions"],
    ["Hold_Revoke", "Hold/Revoke", 1, "1 position"],
  ]);
});

it("links each number of Closed/Onboarded to its own rows", () => {
  expect(homeTiles(counts)[3]?.parts).toEqual([
    { id: "Closed", label: "Closed", value: 3 },
    { id: "Onboarded", label: "Onboarded", value: 28 },
  ]);
});

it("groups the digits of every number alike", () => {
  const many = { requisitions: 123_456, positions: 234_567 };
  const large = Object.fromEntries(Object.keys(counts).map((key) => [key, many])) as TileCounts;
  render(
    <MantineProvider env="test">
      <TileStrip label="Status" tiles={homeTiles(large)} onSelect={() => {}} />
    </MantineProvider>,
  );
  const text = screen.getByRole("list").textContent ?? "";
  expect(text.match(/1,23,456|2,34,567/g)).toHaveLength(14);
  expect(text.replace(/1,23,456|2,34,567/g, "")).not.toMatch(/\d/);
  expect(screen.getByRole("button", { name: "Closed/Onboarded: 1,23,456/1,23,456" })).toBeTruthy();
});

it("shows no numbers before they are known", () => {
  expect(homeTiles(undefined).map(({ value }) => value)).toEqual([null, null, null, null, null, null]);
});
