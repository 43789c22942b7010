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

it("accepts a complete user", () => {
  expect(checkUser(asha)).toEqual({});
});

it.each([
  ["mobile", { mobile: "98230" }],
  ["mobile", { mobile: "98230000a1" }],
  ["firstName", { firstName: " " }],
  ["lastName", { lastName: "" }],
  ["email", { email: "" }],
  ["role", { role: "" }],
  ["department", { department: "" }],
])("requires %s", (field, change) => {
  expect(Object.keys(checkUser({ ...asha, ...change }))).toEqual([field]);
});

it("reports all faults at once, in the order of the form, and marks exactly the required fields", () => {
  const asked = Object.keys(checkUser(emptyUser));
  expect(asked).toEqual(["firstName", "lastName", "mobile", "email", "role", "department"]);
  expect(asked).toEqual([...needed]);
});
