import { expect, it } from "vitest";
import { huddlePlace } from "./place";

const again = (search: Record<string, string>) => huddlePlace.write(huddlePlace.read(search));
const someone = "0190a000-0000-7000-8000-000000000001";

it("keeps the view, the range and the open number in the address", () => {
  const address = {
    view: "positions",
    from: "2026-11-01",
    to: "2026-11-19",
    figure: "tlRound",
    req: someone,
  };
  expect(again(address)).toEqual(address);
});

it("opens today's calls by recruiter on a plain address, and drops who was open without a figure", () => {
  expect(again({})).toEqual({});
  expect(again({ view: "daily", hr: someone })).toEqual({});
  expect(again({ figure: "luck" })).toEqual({});
});
