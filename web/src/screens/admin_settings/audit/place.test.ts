import { expect, it } from "vitest";
import { auditPlace, filterOf } from "./place";

const rewritten = (search: Record<string, unknown>) => auditPlace.write(auditPlace.read(search));

const today = "2026-03-16";

it("opens with the last thirty days, the newest first, on a plain address", () => {
  expect(filterOf(auditPlace.read({}), today)).toEqual({
    page: 1,
    size: 10,
    sort: "-at",
    q: "",
    from: "2026-02-15",
    to: today,
    actor: "",
    about: "",
    kind: "",
  });
  expect(rewritten({})).toEqual({});
});

it("reads person, kind, range, text and the open entry, and writes them back", () => {
  const search = {
    from: "2026-01-01",
    to: "2026-01-31",
    "f.kind": "ChangeUser",
    actor: "u-1",
    actorName: "Asha Rao",
    about: "u-2",
    q: "zone",
    line: "a-1",
    sort: "at",
  };
  expect(rewritten(search)).toEqual(search);
  expect(filterOf(auditPlace.read(search), today)).toMatchObject({
    from: "2026-01-01",
    to: "2026-01-31",
    kind: "ChangeUser",
    actor: "u-1",
    about: "u-2",
    sort: "at",
  });
});

it("requests all times if the address says so", () => {
  expect(filterOf(auditPlace.read({ from: "all" }), today)).toMatchObject({ from: "", to: "" });
  expect(rewritten({ from: "all" })).toEqual({ from: "all" });
});

it("leaves out values that the server would refuse", () => {
  expect(rewritten({ from: "2026-02-30x", to: "y", "f.kind": "a b", sort: "-kind", "f.x": "1" })).toEqual({});
});
