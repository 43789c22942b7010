import { describe, expect, it } from "vitest";
import { countOf, cutText, initials, splitParts } from "./text";

it.each([
  ["Nandini Kulkarni", "NK"],
  ["Omkar", "O"],
  ["  Asha  van der  Meer ", "AM"],
  ["émile zola", "ÉZ"],
  ["", ""],
])("takes the initials of '%s': %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

describe("cutText", () => {
  it("leaves a text that fits alone", () => {
    expect(cutText("Six years in Java", 17)).toBeNull();
  });

  it("cuts between words and drops a trailing comma", () => {
    expect(cutText("design, code, review and run", 14)).toBe("design, code");
  });

  it("cuts a word that is longer than the limit", () => {
    expect(cutText("abcdefghijklmnop", 8)).toBe("abcdefgh");
  });
});

it("splits comment parts and drops the empty ones", () => {
  expect(splitParts("Called$ asked for Pune $$", "$")).toEqual(["Called", "asked for Pune"]);
  expect(splitParts(null, ",")).toEqual([]);
});

it("counts in words", () => {
  expect([countOf(1, "row"), countOf(0, "row"), countOf(123456, "row")]).toEqual([
    "1 row",
    "0 rows",
    "1,23,456 rows",
  ]);
});
