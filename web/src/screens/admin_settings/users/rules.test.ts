import { expect, it } from "vitest";
import { checkUser, emptyUser, needed } from "./rules";

const asha = {
  ...emptyUser,
  firstName: "Asha",
  lastName: "Rao",
  mobile: "9823000001",
  email: "asha@muster.test",
  role: "Recruiter",
  department: "d",
};

it("lets a whole user pass", () => {
  expect(checkUser(asha)).toBeNull();
});

it.each([
  ["mobile", { mobile: "98230" }],
  ["mobile", { mobile: "98230000a1" }],
  ["firstName", { firstName: " " }],
  ["lastName", { lastName: "" }],
  ["email", { email: "" }],
  ["role", { role: "" }],
  ["department", { department: "" }],
])("asks for %s", (field, change) => {
  expect(checkUser({ ...asha, ...change })?.field).toBe(field);
});

it("marks exactly the fields that it asks for", () => {
  const asked = new Set<string>();
  for (const field of needed) asked.add(checkUser({ ...asha, [field]: "" })?.field ?? "");
  expect(asked).toEqual(needed);
  expect(needed.has("reportsTo")).toBe(false);
});
