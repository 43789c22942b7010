import { describe, expect, test } from "vitest";
import { typedChoice } from "./typeAhead";

const statuses = ["Ringing", "Not Contactable", "Call Back", "Not Suitable", "Will Revert", "Shortlisted"];

describe("what typed letters choose", () => {
  test.each([
    ["the first that begins so", -1, "s", "Shortlisted"],
    ["whatever the case", -1, "CALL", "Call Back"],
    ["the next one with the same letter", 1, "n", "Not Suitable"],
    ["around the end", 3, "n", "Not Contactable"],
    ["one letter again and again walks on", 1, "nn", "Not Suitable"],
    ["more letters narrow down", 1, "not s", "Not Suitable"],
    ["the present one stays while it fits", 1, "not c", "Not Contactable"],
    ["nothing", -1, "x", undefined],
  ])("%s", (_, present, typed, chosen) => {
    expect(statuses[typedChoice(statuses, present, typed)]).toBe(chosen);
  });

  test("in an empty list", () => {
    expect(typedChoice([], -1, "a")).toBe(-1);
  });
});
