import { expect, it } from "vitest";
import { marked } from "./marked";

const shown = (text: string, typed: string) =>
  marked(text, typed)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join("");

it.each([
  ["Manasi Murthy", "ma", "[Ma]nasi Murthy"],
  ["Manasi Murthy", "mur man", "[Man]asi [Mur]thy"],
  ["61145 22774", "+91 4522", "611[45 22]774"],
  ["José Rao", "jose", "[José] Rao"],
  ["a%b", "%", "a[%]b"],
  ["c++ (x)", "c++ (", "[c++] [(]x)"],
  ["nothing", "", "nothing"],
])("marks in %s what %s finds", (text, typed, want) => {
  expect(shown(text, typed)).toBe(want);
});
