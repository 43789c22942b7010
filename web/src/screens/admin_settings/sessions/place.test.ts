import { expect, it } from "vitest";
import { filterOf, sessionsPlace } from "./place";

const rewritten = (search: Record<string, unknown>) => sessionsPlace.write(sessionsPlace.read(search));

it("opens with the last seen first, on a plain address", () => {
  expect(filterOf(sessionsPlace.read({}))).toEqual({ page: 1, size: 10, sort: "-seenAt", q: "", user: "" });
  expect(rewritten({})).toEqual({});
});

it("reads order, search and the user, and leaves out values that the server would refuse", () => {
  const search = { sort: "address", q: "127", user: "u-1" };
  expect(rewritten(search)).toEqual(search);
  expect(rewritten({ sort: "agent", "f.agent": "x", user: 7 })).toEqual({});
});
