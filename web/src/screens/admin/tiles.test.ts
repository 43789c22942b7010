import { expect, it } from "vitest";
import { homeTiles } from "./tiles";

const counts = {
  No_Of_Positions: 214,
  Requisitions: 86,
  Open: 9,
  Open_Positions: 38,
  In_Progress: 31,
  In_Progress_Positions: 97,
  Closed: 3,
  Closed_Positions: 5,
  Onboarded: 28,
  Onboarded_Positions: 52,
  OVERDUE: 7,
  OVERDUE_Positions: 16,
  Hold_Revoke: 1,
  Hold_Revoke_Positions: 1,
};

it("shows six tiles in their order, each with what stands beside its number", () => {
  expect(homeTiles(counts).map(({ id, label, value, note }) => [id, label, value, note])).toEqual([
    ["all", "No. of Positions", 214, "86 requisitions"],
    ["Open", "Open", 9, "38 positions"],
    ["In_Progress", "In Progress", 31, "97 positions"],
    ["Onboarded", "Closed/Onboarded", "3/28", "5/52 positions"],
    ["OVERDUE", "Overdue", 7, "16 positions"],
    ["Hold_Revoke", "Hold/Revoke", 1, "1 position"],
  ]);
});

it("leads from each number of Closed/Onboarded to its own rows", () => {
  expect(homeTiles(counts)[3]?.parts).toEqual([
    { id: "Closed", label: "Closed", value: 3 },
    { id: "Onboarded", label: "Onboarded", value: 28 },
  ]);
});

it("shows no numbers before they are known", () => {
  expect(homeTiles(undefined).map(({ value }) => value)).toEqual([null, null, null, null, null, null]);
});
