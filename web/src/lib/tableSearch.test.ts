import { describe, expect, it } from "vitest";
import {
  changeView,
  defaultView,
  pageNumbers,
  pageOf,
  parseView,
  serialiseView,
  type TableView,
} from "./tableSearch";

const view: TableView = {
  page: 3,
  size: 50,
  sort: { id: "tat", desc: true },
  q: "java & pune",
  filters: { department: "Sales", location: "" },
};

describe("a view in the address", () => {
  it("survives a round trip", () => {
    const search = serialiseView(view);
    expect(search).toEqual({
      page: "3",
      size: "50",
      sort: "-tat",
      q: "java & pune",
      "f.department": "Sales",
    });
    const address = new URLSearchParams(search).toString();
    const back = parseView(Object.fromEntries(new URLSearchParams(address)));
    expect(back).toEqual({ ...view, filters: { department: "Sales" } });
  });

  it("leaves the address plain for the default view", () => {
    expect(serialiseView(defaultView)).toEqual({});
    expect(parseView({})).toEqual(defaultView);
  });

  it("records that a default order or filter was removed", () => {
    const base: TableView = {
      ...defaultView,
      sort: { id: "addedOn", desc: true },
      filters: { status: "Open" },
    };
    const cleared: TableView = { ...base, sort: null, filters: {} };
    const search = serialiseView(cleared, base);
    expect(search).toEqual({ sort: "none", "f.status": "" });
    expect(parseView(search, base)).toEqual(cleared);
  });

  it.each([
    [{ page: "0", size: "30", sort: "" }],
    [{ page: "two", size: "-10", sort: "-" }],
    [{ page: "1.5", size: "", sort: ["tat"] }],
  ])("falls back on %j", (search) => {
    expect(parseView(search)).toEqual(defaultView);
  });

  it("accepts the numbers that a router parses", () => {
    expect(parseView({ page: 2, size: 10, q: 1187 })).toEqual({
      ...defaultView,
      page: 2,
      size: 10,
      q: "1187",
    });
  });

  it("has only the sizes that its table offers", () => {
    expect(parseView({ size: "200" }).size).toBe(25);
    expect(parseView({ size: "200" }, undefined, "", [10, 50, 100, 200]).size).toBe(200);
    expect(parseView({ size: "25" }, { ...defaultView, size: 10 }, "", [10, 50, 100, 200]).size).toBe(10);
  });

  it("keeps two tables of one page apart", () => {
    const search = { ...serialiseView(view, undefined, "calls."), page: "9" };
    expect(parseView(search, undefined, "calls.").page).toBe(3);
    expect(parseView(search).page).toBe(9);
  });
});

it("starts on the first page again when anything but the page changes", () => {
  expect(changeView(view, { q: "qa" })).toMatchObject({ page: 1, q: "qa", size: 50 });
  expect(changeView(view, { page: 4 })).toMatchObject({ page: 4, q: view.q });
});

it.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 40, [1, 2, 3, 4, 5, null, 40]],
  [4, 40, [1, 2, 3, 4, 5, null, 40]],
  [5, 40, [1, null, 4, 5, 6, null, 40]],
  [37, 40, [1, null, 36, 37, 38, 39, 40]],
  [40, 40, [1, null, 36, 37, 38, 39, 40]],
])("on page %i of %i shows %j", (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers);
});

describe("the page that a call asks for", () => {
  it("names the sort key with its direction", () => {
    expect(pageOf({ ...defaultView, page: 3, q: "dev", sort: { id: "tat", desc: true } })).toEqual({
      page: 3,
      size: 25,
      q: "dev",
      sort: "-tat",
    });
    expect(pageOf(defaultView).sort).toBe("");
  });
});
