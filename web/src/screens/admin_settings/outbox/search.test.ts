import { expect, it } from "vitest";
import { filterOf, parseOutboxSearch, readOutboxView } from "./search";

it("opens with the newest mail first, on a plain address", () => {
  expect(filterOf(readOutboxView({}))).toEqual({ page: 1, size: 25, sort: "-createdAt", q: "", state: "" });
  expect(parseOutboxSearch({})).toEqual({});
});

it("reads page, size, order, search and state from the address and writes them back", () => {
  const search = { page: "2", size: "50", sort: "subject", q: "java", "f.state": "failed", message: "m-1" };
  expect(filterOf(readOutboxView(search))).toEqual({
    page: 2,
    size: 50,
    sort: "subject",
    q: "java",
    state: "failed",
  });
  expect(parseOutboxSearch(search)).toEqual(search);
});

it("leaves out what the server would refuse", () => {
  const search = { page: "-1", size: "7", sort: "-to", "f.state": "lost", "f.to": "x", message: "" };
  expect(parseOutboxSearch(search)).toEqual({});
});
