import { describe, expect, it } from "vitest";
import {
  allMandatory,
  checkReference,
  emptyReference,
  type ReferenceValues,
  validNumber,
} from "./referenceForm";

const whole: ReferenceValues = {
  name: "Snehal Gaikwad",
  email: "snehal@mail.example",
  mobile: "9850331942",
  experience: "4",
  departments: ["d1"],
  education: "Bachelor",
  positions: ["p1"],
  city: "Pune",
  source: "s1",
  emailCleared: false,
};
const invalidEmail = "Please Enter Valid Email ID";

describe("a reference candidate", () => {
  it("needs every field", () => {
    expect(checkReference(whole)).toEqual({});
    const faults = checkReference(emptyReference);
    expect(Object.keys(faults)).toEqual([
      "name",
      "email",
      "mobile",
      "experience",
      "departments",
      "education",
      "positions",
      "city",
      "source",
    ]);
    expect(new Set(Object.values(faults))).toEqual(new Set([allMandatory]));
  });

  it.each([
    [{ mobile: "98503" }, { mobile: validNumber }],
    [{ email: "snehal" }, { email: invalidEmail }],
    [{ email: "", emailCleared: true }, { email: invalidEmail }],
    [{ name: "  " }, { name: allMandatory }],
    [{ experience: "" }, { experience: allMandatory }],
  ])("with %j is refused", (change, faults) =>
    expect(checkReference({ ...whole, ...change })).toEqual(faults),
  );
});
