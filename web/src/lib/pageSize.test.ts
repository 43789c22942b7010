import { afterEach, expect, it, vi } from "vitest";
import { fittingSize, rememberedSize, rememberSize } from "./pageSize";

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

it.each([
  [768, 10],
  [1080, 10],
  [1379, 10],
  [1440, 25],
  [2880, 50],
])("a window of %d px shows pages of %d", (height, size) => {
  vi.stubGlobal("innerHeight", height);
  expect(fittingSize(380)).toBe(size);
});

it("remembers a chosen size for each list, and nothing that is no size", () => {
  expect(rememberedSize("requisitions")).toBeNull();
  rememberSize("requisitions", 50);
  expect(rememberedSize("requisitions")).toBe(50);
  expect(rememberedSize("panels")).toBeNull();
  window.localStorage.setItem("muster.rows.panels", "13");
  expect(rememberedSize("panels")).toBeNull();
});
