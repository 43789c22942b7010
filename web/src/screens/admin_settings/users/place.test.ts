import { expect, it } from "vitest";
import { filterOf, usersPlace } from "./place";

const rewritten = (search: Record<string, string>) => usersPlace.write(usersPlace.read(search));

const department = "018f0000-0000-7000-8000-000000000103";

it("opens with everybody sorted by name, on a plain address", () => {
  expect(filterOf(usersPlace.read({}).table)).toEqual({
    page: 1,
    size: 10,
    sort: "name",
    q: "",
    role: "",
    department: "",
    grant: "",
    active: "",
  });
  expect(rewritten({})).toEqual({});
});

it("reads filters, order, the open user and the form, and writes them back", () => {
  const search = {
    sort: "-mobile",
    q: "asha",
    "f.role": "ESA HR",
    "f.department": department,
    "f.grant": "manager",
    "f.active": "no",
    user: "u-1",
    form: "edit",
  };
  expect(rewritten(search)).toEqual(search);
  expect(filterOf(usersPlace.read(search).table)).toMatchObject({
    sort: "-mobile",
    q: "asha",
    role: "ESA HR",
    department,
    grant: "manager",
    active: "no",
  });
});

it("leaves out values that the server would refuse", () => {
  const search = { sort: "password", "f.role": "Boss", "f.department": "x", "f.active": "maybe", form: "x" };
  expect(usersPlace.read(search).table.filters).toEqual({});
  expect(usersPlace.read(search).form).toBe("");
  expect(usersPlace.read(search).table.sort).toEqual({ id: "name", desc: false });
});
