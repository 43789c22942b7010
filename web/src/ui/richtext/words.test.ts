import { expect, it } from "vitest";
import { wordsIn, wordText } from "./words";

const names = new Set(["position", "candidate.name"]);

it("finds the placeholders of a text, known and unknown", () => {
  expect(wordsIn("Hi {{ candidate.name }}, {{positon}}", names)).toEqual([
    { from: 3, to: 23, known: true },
    { from: 25, to: 36, known: false },
  ]);
  expect(wordsIn("{one} }} {{", names)).toEqual([]);
  expect(wordsIn(wordText("position"), names)).toEqual([{ from: 0, to: 12, known: true }]);
});
