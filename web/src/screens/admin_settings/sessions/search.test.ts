import { expect, it } from "vitest";
import { filterOf, parseSessionsSearch, readSessions } from "./search";

it("opens with who was seen last, on a plain address", () => {
  expect(filterOf(readSessions({}))).toEqual({ page: 1, size: 25, sort: "-seenAt", q: "", user: "" });
  expect(parseSessionsSearch({})).toEqual({});
});

it("reads order, search and the one user, and leaves out what the server would refuse", () => {
  const search = { sort: "address", q: "127", user: "u-1" };
  expect(parseSessionsSearch(search)).toEqual(search);
  expect(parseSessionsSearch({ sort: "agent", "f.agent": "x", user: 7 })).toEqual({});
});
