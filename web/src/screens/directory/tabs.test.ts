import { expect, it } from "vitest";
import type { DirectoryCounts } from "@/api/directory";
import { countTabs, extraCounts, programmeTiles } from "./tabs";

const counts: DirectoryCounts = {
  All: 21,
  New: 1,
  Call_Round: 2,
  HR_Round: 3,
  Tech_Round: 4,
  Offer: 5,
  Joining: 6,
  Remap: 0,
  Shortlisted: 0,
  Selection_Round: 7,
  KYC: 0,
  Blacklisted: 1,
  queue: 22,
  atWork: {
    All: 12,
    New: 1,
    Call_Round: 2,
    HR_Round: 1,
    Tech_Round: 0,
    Offer: 0,
    Joining: 0,
    Remap: 0,
    Shortlisted: 0,
    Selection_Round: 0,
    KYC: 0,
    Blacklisted: 0,
  },
};

const tabTexts = (esa: boolean) => countTabs(esa, counts).map(({ label, count }) => `${label} ${count}`);

it("has the specified tabs, in order, with their counts", () => {
  expect(tabTexts(false)).toEqual([
    "All 21",
    "New 1",
    "Call Round 2",
    "HR Round 3",
    "Tech Round 4",
    "Offer Round 5",
    "Joining 6",
    "Re-Map 0",
  ]);
});

it("says of each count how many are at work here", () => {
  expect(countTabs(false, counts).map(({ tip }) => tip)).toEqual([
    "12 of 21 at work here",
    "1 of 1 at work here",
    "2 of 2 at work here",
    "1 of 3 at work here",
    "0 of 4 at work here",
    "0 of 5 at work here",
    "0 of 6 at work here",
    "0 of 0 at work here",
  ]);
  expect(programmeTiles(counts)[0]?.tip).toBe("12 of 21 at work here");
  expect(countTabs(false, undefined)[0]?.tip).toBeUndefined();
});

it("has the ESA programme's own tabs", () => {
  expect(tabTexts(true).map((text) => text.replace(/ \d+$/, ""))).toEqual([
    "All",
    "New",
    "Call Round",
    "Shortlisted",
    "Selection Round",
    "KYC",
    "Joining",
    "Blacklisted",
  ]);
});

it("shows managers further counts outside the ESA programme", () => {
  expect(extraCounts(false, true, counts).map(({ label, count }) => `${label} ${count}`)).toEqual([
    "Shortlisted 0",
    "Selection Round 7",
    "KYC 0",
    "Blacklisted 1",
  ]);
  expect(extraCounts(false, false, counts)).toEqual([]);
});

it("shows the programme's stages beside its tiles to all but its own users", () => {
  expect(extraCounts(true, true, counts).map(({ label, count }) => `${label} ${count}`)).toEqual([
    "HR Round 3",
    "Tech Round 4",
    "Offer Round 5",
    "Re-Map 0",
  ]);
  expect(extraCounts(true, false, counts)).toEqual([]);
});

it("has tiles for the programme, and says who waits in the queue", () => {
  const tiles = programmeTiles(counts);
  expect(tiles.map(({ label, value }) => `${label} ${value}`)).toEqual([
    "All 21",
    "New 1",
    "Call Round 2",
    "Shortlisted 0",
    "Selection Round 7",
    "KYC 0",
    "Joining 6",
    "Blacklisted 1",
  ]);
  expect(tiles.map(({ note }) => note).filter(Boolean)).toEqual(["22 in the queue"]);
  expect(programmeTiles(undefined).every(({ value }) => value === null)).toBe(true);
});
