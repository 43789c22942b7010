import { expect, it } from "vitest";
import { lockOf } from "./lockOf";

const nobody = { by: "", at: "", comment: "" };
const recruiter = { recruiter: true, manager: false };
const manager = { recruiter: false, manager: true };

it("says who revoked a requisition and what that stops", () => {
  expect(lockOf({ status: "Revoke", revoke: { ...nobody, by: "Meera Deshpande" } }, manager)).toBe(
    "This requisition was revoked by Meera Deshpande. Nobody adds or moves its candidates.",
  );
});

it("tells a removed recruiter that a manager has to act", () => {
  expect(lockOf({ status: "Hr Revoke", revoke: nobody }, recruiter)).toBe(
    "You do not work on this requisition any more. A manager has to move its candidates.",
  );
});

it("tells a manager under Hr Revoke that they can act", () => {
  expect(lockOf({ status: "Hr Revoke", revoke: nobody }, manager)).toMatch(/act yourself\.$/);
  expect(lockOf({ status: "Hr Revoke", revoke: nobody }, { recruiter: false, manager: false })).toMatch(
    /A manager has to/,
  );
});

it.each(["Assigned", "Hold", "Overdue", "Onboarded"])("leaves %s open", (status) => {
  expect(lockOf({ status, revoke: nobody }, recruiter)).toBeNull();
});
