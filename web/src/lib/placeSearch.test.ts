import { describe, expect, it } from "vitest";
import {
  choice,
  day,
  describePlace,
  flag,
  group,
  id,
  month,
  named,
  type Part,
  range,
  serial,
  table,
  text,
  together,
  when,
  year,
} from "./placeSearch";
import { type SearchSource, usualView } from "./tableSearch";

const anId = "018f0000-0000-7000-8000-000000000103";
const states = ["open", "closed"] as const;
const pair = together({ month, type: choice(states, null) });
const view = usualView("-tat", 10);
const list = table(view, { sorts: ["tat", "name"], filters: { dept: id, state: choice(states, "") } });
const list2 = table(view, { prefix: "p." });

type Case = [kind: string, part: Part<unknown>, search: SearchSource, value: unknown];

describe("a part of a place", () => {
  it.each<Case>([
    ["text", text(), { it: "any thing" }, "any thing"],
    ["text with a pattern", text(/^\w{1,4}$/), { it: "abcd" }, "abcd"],
    ["id", id, { it: anId }, anId],
    ["serial", serial, { it: "1187-2" }, "1187-2"],
    ["year", year, { it: "2026" }, "2026"],
    ["month", month, { it: "2026-02" }, "2026-02"],
    ["day", day, { it: "2026-02-28" }, "2026-02-28"],
    ["choice", choice(states, "open"), { it: "closed" }, "closed"],
    ["choice of none", choice(states, null), { it: "open" }, "open"],
    ["flag", flag, { it: "1" }, true],
    ["range", range, { from: "2026-01-31", to: "2026-02-01" }, { from: "2026-01-31", to: "2026-02-01" }],
    ["named", named("dept", id), { dept: anId }, anId],
    ["group", group({ from: day, it: flag }), { it: "1" }, { from: "", it: true }],
    ["together", pair, { month: "2026-02", type: "open" }, { month: "2026-02", type: "open" }],
    ["when it holds", when(true, day), { it: "2026-02-28" }, "2026-02-28"],
    [
      "table",
      list,
      { page: "2", sort: "name", q: "asha", "f.dept": anId, "f.state": "open" },
      {
        page: 2,
        size: 10,
        sort: { id: "name", desc: false },
        q: "asha",
        filters: { dept: anId, state: "open" },
      },
    ],
    [
      "table that sorts and filters by itself",
      list2,
      { "p.sort": "none", "p.f.city": "Pune" },
      { ...view, sort: null, filters: { city: "Pune" } },
    ],
  ])("is read and written: %s", (_, part, search, value) => {
    expect(part.read(search, "it")).toEqual(value);
    expect(part.write(value, "it")).toEqual(search);
  });

  it.each<Case>([
    ["text", text(), { it: 7 }, ""],
    ["text with a pattern", text(/^\w{1,4}$/), { it: "a b" }, ""],
    ["id", id, { it: "../x" }, ""],
    ["serial", serial, { it: "1187; DROP" }, ""],
    ["year", year, { it: "26" }, ""],
    ["month", month, { it: "2026-13" }, ""],
    ["day", day, { it: "2026-01-32" }, ""],
    ["choice", choice(states, "open"), { it: "ajar" }, "open"],
    ["choice of none", choice(states, null), { it: "" }, null],
    ["flag", flag, { it: "yes" }, false],
    ["range that ends before it begins", range, { from: "2026-02-02", to: "2026-02-01" }, null],
    ["range with one end", range, { from: "2026-02-02" }, null],
    ["named", named("dept", id), { it: anId }, ""],
    ["group", group({ from: day, it: flag }), { from: "today" }, { from: "", it: false }],
    ["together with one missing", pair, { month: "2026-02" }, null],
    ["together with one unreadable", pair, { month: "2026-02", type: "ajar" }, null],
    ["when it does not hold", when(false, day), { it: "2026-02-28" }, ""],
    [
      "table",
      list,
      { page: "0", size: "7", sort: "-jd", "f.dept": "x", "f.state": "ajar", "f.jd": "x" },
      view,
    ],
    ["table in no order", list, { sort: "none" }, view],
    ["table of another prefix", list2, { page: "2" }, view],
  ])("drops invalid values and does not write defaults: %s", (_, part, search, usual) => {
    expect(part.read(search, "it")).toEqual(usual);
    expect(part.read({}, "it")).toEqual(usual);
    expect(part.write(usual, "it")).toEqual({});
  });
});

it.each([
  ["year", year, ["", "26", "20266", "0999", "x", 2026, undefined]],
  ["month", month, ["2026-13", "2026-00", "2026", "2026-1", "26-01"]],
  ["day", day, ["2026-13-01", "2026-00-01", "2026-01-32", "2026-1-1", "today"]],
])("does not read an invalid %s", (_, part, values) => {
  for (const value of values) expect(part.read({ it: value }, "it")).toBe("");
});

describe("a place", () => {
  const place = describePlace({ tab: choice(["new", "old"], "new"), q: text() }, ({ tab }) => ({
    table: table(usualView(tab === "new" ? "-added" : "name")),
    day: when(tab === "old", day),
  }));

  it("does not write defaults", () => {
    expect(place.read({})).toEqual({ tab: "new", q: "", table: usualView("-added"), day: "" });
    expect(place.write(place.read({}))).toEqual({});
  });

  it("survives a round trip, in the order of its parts", () => {
    const search = { tab: "old", q: "asha", sort: "-name", day: "2026-02-28" };
    expect(place.write(place.read(search))).toEqual(search);
    expect(Object.keys(place.write(place.read(search)))).toEqual(Object.keys(search));
  });

  it("reads and writes a part that depends on others", () => {
    expect(place.write(place.read({ tab: "old", sort: "name" }))).toEqual({ tab: "old" });
    const old = place.read({ tab: "old", day: "2026-02-28" });
    expect(place.write({ ...old, tab: "new" })).toEqual({ sort: "name" });
  });

  it("leaves out missing parts", () => {
    expect(place.write(place.read({ tab: "new", utm: "x", day: "2026-02-28" }))).toEqual({});
  });
});
