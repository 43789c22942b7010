import { expect, it } from "vitest";
import { isStep, neighbour, nextOpen, noSteps } from "./steps";

it("goes on with the first open step after the present one, then from the beginning", () => {
  expect(nextOpen(noSteps, "basic")).toBe("education");
  expect(nextOpen({ ...noSteps, education: true, experience: true }, "basic")).toBe("certification");
  expect(nextOpen({ ...noSteps, other: true }, "other")).toBe("basic");
  const all = { basic: true, education: true, experience: true, certification: true, other: true };
  expect(nextOpen(all, "other")).toBeNull();
  expect(nextOpen({ ...all, other: false }, "basic")).toBe("other");
});

it("has a first and a last step", () => {
  expect(neighbour("basic", -1)).toBeNull();
  expect(neighbour("basic", 1)).toBe("education");
  expect(neighbour("other", 1)).toBeNull();
});

it("takes only its own words from an address", () => {
  expect(isStep("experience")).toBe(true);
  expect(isStep("family")).toBe(false);
  expect(isStep(null)).toBe(false);
});
