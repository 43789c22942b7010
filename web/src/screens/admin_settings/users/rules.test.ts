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
])("asks for %s", (field, change) => {
  expect(Object.keys(checkUser({ ...asha, ...change }))).toEqual([field]);
});

it("finds everything at once, in the order of the form, and marks exactly what it asks for", () => {
  const asked = Object.keys(checkUser(emptyUser));
  expect(asked).toEqual(["firstName", "lastName", "mobile", "email", "role", "department"]);
  expect(asked).toEqual([...needed]);
});
