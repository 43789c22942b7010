import { expect, it } from "vitest";
import { filterOf, parseUsersSearch, readUsers } from "./search";

const department = "018f0000-0000-7000-8000-000000000103";

it("opens by name with everybody, on a plain address", () => {
  expect(filterOf(readUsers({}).table)).toEqual({
    page: 1,
    size: 25,
    sort: "name",
    q: "",
    role: "",
    department: "",
    grant: "",
    active: "",
  });
  expect(parseUsersSearch({})).toEqual({});
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
  expect(parseUsersSearch(search)).toEqual(search);
  expect(filterOf(readUsers(search).table)).toMatchObject({
    sort: "-mobile",
    q: "asha",
    role: "ESA HR",
    department,
    grant: "manager",
    active: "no",
  });
});

it("leaves out what the server would refuse", () => {
  const search = { sort: "password", "f.role": "Boss", "f.department": "x", "f.active": "maybe", form: "x" };
  expect(readUsers(search).table.filters).toEqual({});
  expect(readUsers(search).form).toBe("");
  expect(readUsers(search).table.sort).toEqual({ id: "name", desc: false });
});
