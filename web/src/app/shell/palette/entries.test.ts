import { expect, it } from "vitest";
import type { Everything } from "@/api/searchEverywhere";
import { isSearchable } from "@/api/searchEverywhere";
import { countsOf, groupsOf } from "./entries";

const person = {
  candidateId: "c1",
  requisitionId: "r1",
  name: "Manasi Murthy",
  mobile: "6114522774",
  email: "",
  position: "",
  status: "",
  owner: "",
  way: "details" as const,
  ownerMobile: "",
  tab: "",
  lastContact: "",
};
const found: Everything = {
  people: [person, { ...person, candidateId: "c2", requisitionId: "", way: "card" }],
  peopleTotal: 31,
  requisitions: [],
  requisitionsTotal: 0,
  more: true,
};
const links = [
  { kind: "link" as const, label: "Master", path: "/master", icon: null },
  { kind: "link" as const, label: "Home", path: "/admin", icon: null },
];
const actions = [{ id: "dark", label: "Dark mode", words: "theme", run: () => {} }];

it("lists people, then pages and actions that fit, and leads on to the database", () => {
  const groups = groupsOf("all", { typed: "mas", found, links, actions });
  expect(groups.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ["People", ["person-c1", "person-c2", "more"]],
    ["Pages", ["page-/master"]],
  ]);
  expect(groups[0]?.entries.map((entry) => "href" in entry && entry.href)).toEqual([
    "/candidate_details?candidate=c1&requisition=r1",
    null,
    "/candidate_database?q=mas",
  ]);
});

it("counts each kind, and lists one of them alone", () => {
  expect(countsOf({ typed: "theme", found, links, actions })).toEqual({
    all: 32,
    people: 31,
    requisitions: 0,
    pages: 0,
    actions: 1,
  });
  expect(groupsOf("actions", { typed: "theme", found, links, actions }).map(({ title }) => title)).toEqual([
    "Actions",
  ]);
});

it.each([
  ["a", false],
  ["ma", true],
  ["981", false],
  ["9812", true],
  ["+91 98", true],
  ["+91", false],
  [" % ", false],
])("asks for %s: %s", (typed, asks) => {
  expect(isSearchable(typed)).toBe(asks);
});
