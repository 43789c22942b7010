import { expect, it, vi } from "vitest";
import { clearOldShelves, clearShelves, shelfOf } from "./shelf";

const now = new Date("2026-11-16T10:00:00Z");
const keptAt = (at: string) => JSON.stringify({ draft: {}, base: {}, at });

it("forgets drafts that no link can open any more, and nothing else", () => {
  shelfOf("a", "basic").write(keptAt("2026-11-03T10:00:00Z"));
  shelfOf("b", "basic").write(keptAt("2026-11-01T10:00:00Z"));
  shelfOf("c", "other").write("not a draft");
  localStorage.setItem("elsewhere", "1");
  clearOldShelves(now);
  expect(Object.keys(localStorage).sort()).toEqual(["elsewhere", "muster.draft.a.basic"]);
});

it("forgets all steps of one candidate", () => {
  shelfOf("a", "basic").write("1");
  shelfOf("a", "other").write("2");
  shelfOf("b", "basic").write("3");
  clearShelves("a");
  expect(Object.keys(localStorage)).toEqual(["muster.draft.b.basic"]);
});

it("does without storage", () => {
  const denied = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied, removeItem: denied, clear: () => {} });
  const shelf = shelfOf("a", "basic");
  shelf.write("1");
  expect(shelf.read()).toBeNull();
});
