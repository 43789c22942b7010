import { describe, expect, it } from "vitest";
import {
  type Draft,
  dropAlso,
  emptyDraft,
  mergeDrafts,
  readDraft,
  sameDraft,
  settleDraft,
  takeAlso,
  typeInto,
  withoutSent,
} from "./draft";

const typed = (values: Record<string, string>, also: Draft["also"] = {}): Draft => ({
  fields: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, over: "" }])),
  also,
});
const valuesOf = ({ fields }: Draft) =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));

describe("typing", () => {
  it("remembers what it was typed over, and is gone when it is as saved again", () => {
    const once = typeInto(emptyDraft, "basic.pin", "4000", "400001");
    const twice = typeInto(once, "basic.pin", "40000", "400001");
    expect(twice.fields).toEqual({ "basic.pin": { value: "40000", over: "400001" } });
    expect(typeInto(twice, "basic.pin", "400001", "400001")).toEqual(emptyDraft);
  });

  it("takes another value, and keeps the one it had", () => {
    const draft = typed({ a: "mine" }, { a: ["theirs"] });
    const taken = takeAlso(draft, "a", "theirs", "");
    expect(valuesOf(taken)).toEqual({ a: "theirs" });
    expect(taken.also).toEqual({ a: ["mine"] });
    expect(dropAlso(taken, "a").also).toEqual({});
  });

  it("reads nothing from what is no draft", () => {
    for (const text of ["", "null", "[]", "{", '{"fields":{"a":1,"b":{"value":"x"}},"also":{"a":"b"}}']) {
      expect(readDraft(text)).toEqual(emptyDraft);
    }
    const draft = typed({ a: "1" }, { b: ["2"] });
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });
});

describe("merging", () => {
  it.each([
    ["only I typed", {}, { a: "1" }, {}, { a: "1" }, {}],
    ["only they typed", {}, {}, { a: "2" }, { a: "2" }, {}],
    ["different fields", {}, { a: "1" }, { b: "2" }, { a: "1", b: "2" }, {}],
    ["the same field, the same text", {}, { a: "1" }, { a: "1" }, { a: "1" }, {}],
    ["the same field, two texts", {}, { a: "1" }, { a: "2" }, { a: "1" }, { a: ["2"] }],
    ["both changed what was there", { a: "0" }, { a: "1" }, { a: "2" }, { a: "1" }, { a: ["2"] }],
    ["they saved it, I left it", { a: "0" }, { a: "0" }, {}, {}, {}],
    ["they saved it, I typed on", { a: "0" }, { a: "1" }, {}, { a: "1" }, {}],
    ["I saved it, they typed on", { a: "0" }, {}, { a: "2" }, {}, { a: ["2"] }],
    ["another row", {}, { id: "1", a: "1" }, { id: "2", b: "2" }, { id: "1", a: "1" }, { b: ["2"] }],
    ["they changed a row, I a new one", {}, { a: "1" }, { id: "2", a: "2" }, { a: "1" }, { a: ["2"] }],
    ["they changed a row, I nothing", {}, {}, { id: "2", b: "2" }, { id: "2", b: "2" }, {}],
  ])("%s", (_, base, mine, theirs, values, also) => {
    const merged = mergeDrafts(typed(base), typed(mine), typed(theirs));
    expect(valuesOf(merged)).toEqual(values);
    expect(merged.also).toEqual(also);
  });

  it("keeps other values that either side found, and drops those that one side has looked at", () => {
    const base = typed({ a: "0" }, { a: ["old"] });
    const merged = mergeDrafts(base, typed({ a: "0" }), typed({ a: "0" }, { a: ["old", "new"] }));
    expect(merged.also).toEqual({ a: ["new"] });
  });

  it("does not depend on the order of the fields", () => {
    expect(sameDraft(typed({ a: "1", b: "2" }), typed({ b: "2", a: "1" }))).toBe(true);
    expect(sameDraft(typed({ a: "1" }), typed({ a: "2" }))).toBe(false);
  });
});

describe("what is saved meanwhile", () => {
  it("leaves the draft if it is what was typed", () => {
    expect(settleDraft(typed({ a: " x " }), { a: "x" })).toEqual(emptyDraft);
  });

  it("is kept beside what was typed if it is something else", () => {
    const settled = settleDraft(typed({ a: "mine" }), { a: "theirs" });
    expect(settled).toEqual({ fields: { a: { value: "mine", over: "theirs" } }, also: { a: ["theirs"] } });
    expect(settleDraft(settled, { a: "theirs" })).toEqual(settled);
  });

  it("takes out what was sent, and not what was typed while it was on its way", () => {
    expect(valuesOf(withoutSent(typed({ a: "1", b: "2", c: "3" }), { a: "1", b: "1" }))).toEqual({
      b: "2",
      c: "3",
    });
  });
});
