import { describe, expect, it } from "vitest";
import { chooseTile, filterCount, homePlace, listOf } from "./place";

const rewritten = (search: Record<string, string>) => homePlace.write(homePlace.read(search));

const department = "0197a3c2-7f00-7000-8000-000000000001";

describe("the address of the home dashboard", () => {
  it("is plain for the default page", () => {
    expect(rewritten({})).toEqual({});
    expect(homePlace.read({})).toMatchObject({
      tile: "all",
      req: "",
      panel: null,
      table: { page: 1, size: 10, sort: { id: "addedOn", desc: true } },
    });
  });

  it("keeps filters, tile, page, order and what is open", () => {
    const search = {
      dept: department,
      added: "2026-02",
      tat: "2026-03",
      tile: "In_Progress",
      page: "3",
      size: "50",
      sort: "tat",
      q: "java",
      req: "1187-2",
      panel: "source",
      from: "2026-01-16",
      to: "2026-03-16",
      date: "2026-03-16",
      "p.page": "2",
      "p.size": "25",
    };
    expect(rewritten(search)).toEqual(search);
  });

  it("drops values that the server would refuse", () => {
    expect(
      rewritten({
        dept: "all",
        added: "2026-13",
        tat: "March",
        tile: "Everything",
        size: "7",
        sort: "hrName",
        req: "../1187",
        panel: "nobody",
        from: "2026-03-16",
        to: "2026-01-16",
      }),
    ).toEqual({});
  });

  it("forgets the range of a closed panel", () => {
    const place = homePlace.read({ panel: "calls", from: "2026-03-01", to: "2026-03-16", "p.page": "2" });
    expect(homePlace.write({ ...place, panel: null })).toEqual({});
  });

  it("requests the page that it shows", () => {
    expect(listOf(homePlace.read({ tile: "OVERDUE", page: "2", sort: "-tat", q: "pune" }), false)).toEqual({
      tile: "OVERDUE",
      waitingOn: "",
      waits: false,
      filter: { department: "", added: "", tat: "" },
      page: { page: 2, size: 10, sort: "-tat", q: "pune" },
    });
  });

  it("names the size of a later page, which differs between windows", () => {
    expect(rewritten({ page: "2" })).toEqual({ page: "2", size: "10" });
  });

  it("opens Overdue worst first, and the other tiles newest first, unless an order was chosen", () => {
    expect(homePlace.read({ tile: "OVERDUE" }).table.sort).toEqual({ id: "tat", desc: false });
    const choose = (search: Record<string, string>, tile: "OVERDUE" | "Open") => {
      const place = homePlace.read(search);
      return homePlace.write({ ...place, ...chooseTile(place, tile) });
    };
    expect(choose({}, "OVERDUE")).toEqual({ tile: "OVERDUE" });
    expect(choose({ tile: "OVERDUE", page: "2" }, "Open")).toEqual({ tile: "Open" });
    expect(choose({ sort: "location" }, "OVERDUE")).toEqual({ tile: "OVERDUE", sort: "location" });
  });

  it("counts the filters that are set", () => {
    expect(filterCount(homePlace.read({ dept: department, tat: "2026-03" }).filter)).toBe(2);
  });
});
