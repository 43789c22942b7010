import { expect, it } from "vitest";
import { changesOf, kindWords, summaryOf } from "./changes";

const line = (kind: string, before: unknown, after: unknown) => ({
  kind,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

it("names each changed fact", () => {
  expect(
    changesOf(
      line("ChangeUser", { role: "Recruiter", reportsTo: "" }, { role: "TL", reportsTo: "Asha Rao" }),
    ),
  ).toEqual([
    { what: "role", before: "Recruiter", after: "TL" },
    { what: "reports to", before: "", after: "Asha Rao" },
  ]);
});

it("shows what was removed from and added to a list", () => {
  expect(
    changesOf(line("ChangeUser", { grants: ["manager", "administer"] }, { grants: ["administer"] })),
  ).toEqual([{ what: "grants", before: "manager", after: "" }]);
  expect(changesOf(line("RevokeGrant", ["a", "b"], ["b"]))).toEqual([
    { what: "grants", before: "a", after: "" },
  ]);
  expect(changesOf(line("ChangeSetting", "Culture\nOwnership", "Ownership\nCulture\nTaste"))).toEqual([
    { what: "value", before: "", after: "Taste" },
  ]);
});

it("shows both orders of a list that was only reordered", () => {
  expect(changesOf(line("ChangeSetting", "a\nb", "b\na"))).toEqual([
    { what: "value", before: "a, b", after: "b, a" },
  ]);
});

it("shows names instead of ids for settings that have them", () => {
  const before = { value: "1", means: ["Sales"] };
  const after = { value: "1\n2", means: ["Sales", "Finance"] };
  expect(changesOf(line("ChangeSetting", before, after))).toEqual([
    { what: "value", before: "", after: "Finance" },
  ]);
  expect(changesOf(line("ChangeSetting", "", after))).toEqual([
    { what: "value", before: "", after: "Sales, Finance" },
  ]);
});

it("reads values without names, and empty ones", () => {
  expect(changesOf(line("DisableUser", true, false))).toEqual([
    { what: "active", before: "yes", after: "no" },
  ]);
  expect(changesOf(line("SignOut", null, null))).toEqual([]);
  expect(changesOf({ kind: "Old", before: "not JSON", after: "null" })).toEqual([
    { what: "value", before: "not JSON", after: "" },
  ]);
});

it("summarises the changes in one line", () => {
  expect(summaryOf(line("UserLogin", null, { agent: "Mozilla/5.0 (X11; Linux) Gecko Firefox/140.0" }))).toBe(
    "agent: Firefox on Linux",
  );
  expect(summaryOf(line("ChangeUser", { role: "TL", email: "a@b.test" }, { role: "PL", email: "" }))).toBe(
    "role: TL → PL; email: a@b.test → nothing",
  );
  expect(summaryOf(line("Download", null, { call: "/api/users", rows: 7 }))).toBe(
    "call: /api/users; rows: 7",
  );
});

it("writes kinds in words", () => {
  expect(kindWords("ChangeUser")).toBe("Change user");
  expect(kindWords("UserLogin")).toBe("Sign in");
  expect(kindWords("SendPasswordLink")).toBe("Send password link");
});
