import { expect, it } from "vitest";
import { sourceSlices } from "./sourceSlices";

const sources = ["Apna", "Indeed", "Naukri"].map((name) => ({ id: name, name }));

it("puts the largest first and Not Defined last, and leaves out what has nobody", () => {
  const slices = sourceSlices(
    [
      { source: "Not Defined", count: 9 },
      { source: "Indeed", count: 1 },
      { source: "Apna", count: 0 },
      { source: "Naukri", count: 4 },
    ],
    sources,
  );
  expect(slices.map(({ name, place }) => [name, place])).toEqual([
    ["Naukri", 2],
    ["Indeed", 1],
    ["Not Defined", null],
  ]);
});

it("gives a source the same colour in every month", () => {
  const [first] = sourceSlices([{ source: "Naukri", count: 1 }], sources);
  const [, second] = sourceSlices(
    [
      { source: "Naukri", count: 1 },
      { source: "Apna", count: 5 },
    ],
    sources,
  );
  expect(first?.place).toBe(second?.place);
});
