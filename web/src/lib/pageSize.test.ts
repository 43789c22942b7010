import { afterEach, expect, it, vi } from "vitest";
import { fittedView, rememberSize, spaciousRowHeight } from "./pageSize";

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

it.each([
  [768, 10],
  [1080, 10],
  [1449, 10],
  [1450, 25],
  [2450, 50],
])("a window of %d px shows pages of %d", (height, size) => {
  vi.stubGlobal("innerHeight", height);
  expect(fittedView("requisitions").size).toBe(size);
});

it("counts with the height of the rows, and with the rest of each screen", () => {
  vi.stubGlobal("innerHeight", 1500);
  expect(fittedView("requisitions", "-addedOn", spaciousRowHeight).size).toBe(10);
  vi.stubGlobal("innerHeight", 1260);
  expect(fittedView("scheduled_interviews").size).toBe(25);
  expect(fittedView("directory").size).toBe(10);
  vi.stubGlobal("innerHeight", 1400);
  expect(fittedView("directory").size).toBe(25);
  expect(fittedView("candidate_database", "", 40, [10, 50]).size).toBe(10);
});

it("remembers a chosen size for each list, and nothing that is no size", () => {
  rememberSize("requisitions", 50);
  expect(fittedView("requisitions", "-addedOn")).toMatchObject({
    size: 50,
    sort: { id: "addedOn", desc: true },
  });
  expect(fittedView("home_panels").size).toBe(10);
  window.localStorage.setItem("muster.rows.home_panels", "13");
  expect(fittedView("home_panels").size).toBe(10);
});
