import { expect, it } from "vitest";
import { chooseMaster, masterPlace } from "./place";

const rewritten = (search: Record<string, string>) => masterPlace.write(masterPlace.read(search));

it("opens with the first master, on a plain address", () => {
  expect(masterPlace.read({}).master).toBe("position");
  expect(rewritten({})).toEqual({});
});

it("reads the master and its table from the address and writes them back", () => {
  const search = { q: "java", sort: "-point", "f.department": "Sales" };
  expect(masterPlace.read(search)).toMatchObject({
    master: "position",
    table: { q: "java", sort: { id: "point", desc: true }, filters: { department: "Sales" } },
  });
  expect(rewritten(search)).toEqual(search);
});

it("opens a list in its default order, and forgets the search of another", () => {
  expect(masterPlace.read({ master: "email" }).table.sort).toEqual({ id: "name", desc: false });
  const before = masterPlace.read({ master: "position", q: "java", sort: "-point" });
  expect(masterPlace.write({ ...before, ...chooseMaster("source") })).toEqual({ master: "source" });
});

it("keeps the two tables of the admin-type role apart", () => {
  const search = { "w.q": "offer", "e.sort": "subject" };
  const place = masterPlace.read(search);
  expect(place.whatsapp.q).toBe("offer");
  expect(place.email.sort).toEqual({ id: "subject", desc: false });
  expect(place.table.q).toBe("");
  expect(rewritten(search)).toEqual(search);
});

it("leaves out an unknown master", () => {
  expect(rewritten({ master: "users" })).toEqual({});
});
