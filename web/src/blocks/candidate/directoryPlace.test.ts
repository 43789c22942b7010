import { describe, expect, it } from "vitest";
import { dateColumns, dateOf, directoryListOf, directoryPlace, tabView } from "./directoryPlace";

const candidate = "018f0000-0000-7000-8000-00000000ffff";

describe("the address of the directory", () => {
  it("reads back what it writes", () => {
    const search = {
      req: "1187-2",
      tab: "HR_Round",
      date: "2026-03-16",
      atWork: "Offer",
      page: "3",
      size: "50",
      sort: "name",
      q: "ravi",
      timeline: candidate,
      beside: "1",
    };
    expect(directoryPlace.write(directoryPlace.read(search))).toEqual(search);
  });

  it("does not write defaults", () => {
    expect(directoryPlace.write(directoryPlace.read({ req: "1187" }))).toEqual({ req: "1187" });
    expect(
      directoryPlace.write(
        directoryPlace.read({ req: "1187", tab: "Call_Round", sort: "-dialedOn", size: "10" }),
      ),
    ).toEqual({
      req: "1187",
      tab: "Call_Round",
    });
  });

  it.each([
    { tab: "Nowhere" },
    { date: "yesterday" },
    { date: "2026-13-01" },
    { sort: "secret" },
    { req: "1187; DROP" },
    { timeline: "../x" },
    { beside: "yes" },
  ])("leaves out %o", (search) => expect(directoryPlace.write(directoryPlace.read(search))).toEqual({}));
});

it.each([
  ["All", "Created On"],
  ["New", "Created On"],
  ["Call_Round", "Dialed On"],
  ["HR_Round", "Latest Date"],
  ["Tech_Round", "Latest Date"],
  ["Offer", "Latest Date"],
  ["Joining", "Latest Date"],
  ["Remap", "Remap Date"],
] as const)("%s is dated by %s", (tab, header) => expect(dateColumns[dateOf(tab)].header).toBe(header));

it("sorts each tab by its own date, newest first", () => {
  const place = directoryPlace.read({ req: "1187", tab: "Remap", q: "a" });
  expect(place.table.sort).toEqual(tabView("Remap").sort);
  expect(directoryListOf(place, "1187", false)).toEqual({
    requisition: "1187",
    tab: "Remap",
    atWork: null,
    date: "",
    waitingOn: "",
    waits: false,
    page: { page: 1, size: 10, q: "a", sort: "-createdOn" },
  });
});

it("asks whom candidates wait on if that is shown or filtered by", () => {
  const asked = (search: Record<string, string>, shown: boolean) => {
    const { waitingOn, waits } = directoryListOf(directoryPlace.read(search), "1187", shown);
    return [waitingOn, waits];
  };
  expect(asked({}, true)).toEqual(["", true]);
  expect(asked({ "f.waitingOn": "candidate" }, false)).toEqual(["candidate", true]);
  expect(asked({ "f.waitingOn": "everybody" }, false)).toEqual(["", false]);
});
