import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useHiddenColumns } from "./useHiddenColumns";

const before = [{ id: "name" }, { id: "email" }, { id: "owner", hidden: true }];
const later = [...before, { id: "waitingOn", hidden: true }, { id: "source" }];

beforeEach(() => window.localStorage.clear());

const hiddenOf = (columns: typeof before) => [
  ...renderHook(() => useHiddenColumns("people", columns)).result.current[0],
];

function choose(columns: typeof before, hidden: string[]) {
  const { result } = renderHook(() => useHiddenColumns("people", columns));
  act(() => result.current[1](new Set(hidden)));
  expect([...result.current[0]]).toEqual(hidden);
}

it("hides what is hidden by default", () => {
  expect(hiddenOf(later)).toEqual(["owner", "waitingOn"]);
});

it("remembers the choice, of columns hidden by default too", () => {
  choose(later, ["email", "owner"]);
  expect(hiddenOf(later)).toEqual(["email", "owner"]);
});

it("shows no column hidden by default that is newer than the choice", () => {
  choose(before, ["email"]);
  expect(hiddenOf(before)).toEqual(["email"]);
  expect(hiddenOf(later)).toEqual(["email", "waitingOn"]);
  window.localStorage.setItem("muster.columns.people", '["email", "owner"]');
  expect(hiddenOf(later)).toEqual(["email", "owner", "waitingOn"]);
});

it("keeps a chosen column that the table has not always", () => {
  choose(later, ["owner"]);
  choose(before, ["owner", "email"]);
  expect(hiddenOf(later)).toEqual(["owner", "email"]);
});

it.each(["{", "7", '"name"', '{"hidden": 7}', "null"])("shows the defaults for %s", (stored) => {
  window.localStorage.setItem("muster.columns.people", stored);
  expect(hiddenOf(later)).toEqual(["owner", "waitingOn"]);
});
