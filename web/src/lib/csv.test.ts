import { describe, expect, it } from "vitest";
import { csvBlob, csvChunks, csvLine } from "./csv";

describe("csvLine", () => {
  it.each([
    [["plain", 7, null, undefined], "plain,7,,\r\n"],
    [["Pune, Maharashtra"], '"Pune, Maharashtra"\r\n'],
    [['say "hi"'], '"say ""hi"""\r\n'],
    [["two\nlines"], '"two\nlines"\r\n'],
    [[-5, 0, Number.NaN], "-5,0,\r\n"],
  ])("writes %j", (values, line) => {
    expect(csvLine(values)).toBe(line);
  });

  it.each(["=1+1", "+911234567890", "-2+3", "@SUM(A1)", "\tx", "\rx"])("disarms %j", (text) => {
    expect(csvLine([text]).replace(/^"/, "").startsWith(`'${text[0]}`)).toBe(true);
  });

  it("leaves a sign inside a text alone", () => {
    expect(csvLine(["a=b", "1-2"])).toBe("a=b,1-2\r\n");
  });
});

it("writes ten thousand rows in pieces that form one file", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => index);
  const pieces = [...csvChunks(["n", "square"], rows, (row) => [row, row * row])];
  expect(pieces.length).toBeGreaterThan(5);
  const text = pieces.join("");
  expect(text.startsWith("\ufeffn,square\r\n0,0\r\n")).toBe(true);
  expect(text.endsWith("9999,99980001\r\n")).toBe(true);
  expect(text.split("\r\n")).toHaveLength(10_002);
  const blob = csvBlob(["n", "square"], rows, (row) => [row, row * row]);
  expect(blob.size).toBe(new TextEncoder().encode(text).length);
});
