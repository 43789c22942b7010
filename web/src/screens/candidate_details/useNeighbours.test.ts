import { expect, it } from "vitest";
import { cameFrom } from "./useNeighbours";

const today = "2026-03-16";

it("reads the directory from an address", () => {
  expect(cameFrom("/directory?req=1007&tab=Call_Round&date=2026-03-16&page=3&sort=name&q=ar", today)).toEqual(
    {
      list: "directory",
      tab: "Call_Round",
      date: "2026-03-16",
      sort: "name",
      q: "ar",
    },
  );
  expect(cameFrom("/directory", today)).toEqual({
    list: "directory",
    tab: "All",
    date: "",
    sort: "-createdOn",
    q: "",
  });
});

it("reads the follow-ups of the home dashboard from an address", () => {
  expect(cameFrom("/admin?panel=followUp&p.sort=-followUp&p.q=ar&p.page=2", today)).toEqual({
    list: "followUps",
    from: "2026-01-16",
    to: today,
    sort: "-followUp",
    q: "ar",
  });
  expect(cameFrom(`/admin?panel=followUp&from=${today}&to=${today}`, today)).toMatchObject({
    from: today,
    to: today,
    sort: "",
  });
  expect(cameFrom("/admin?panel=source", today)).toBeNull();
});

it("finds no neighbours for another screen", () => {
  expect(cameFrom("/scheduled_interviews", today)).toBeNull();
  expect(cameFrom("/directory_of_others?tab=New", today)).toBeNull();
  expect(cameFrom("", today)).toBeNull();
});
