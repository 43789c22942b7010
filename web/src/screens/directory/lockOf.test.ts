import { expect, it } from "vitest";
import { lockOf } from "./lockOf";

const nobody = { by: "", at: "", comment: "" };

it("locks a revoked requisition and says who revoked it", () => {
  expect(lockOf({ status: "Revoke", revoke: { ...nobody, by: "Meera Deshpande" } }, false)).toBe(
    "This requisition was revoked by Meera Deshpande. Its candidates are locked.",
  );
});

it("tells a removed recruiter that it concerns them", () => {
  expect(lockOf({ status: "Hr Revoke", revoke: nobody }, true)).toMatch(/^You do not work on/);
  expect(lockOf({ status: "Hr Revoke", revoke: nobody }, false)).toMatch(/^No recruiter works on/);
});

it.each(["Assigned", "Hold", "Overdue", "Onboarded"])("leaves %s open", (status) => {
  expect(lockOf({ status, revoke: nobody }, true)).toBeNull();
});
