import { describe, expect, it } from "vitest";
import type { DeskItem, DeskSection } from "@/api/myDay";
import { factsOf, idOf, leadOf, placed, shortTitle, titleOf, tryOf, underLead } from "./deskText";

const time = { now: Date.parse("2026-11-17T06:00:00Z"), today: "2026-11-17" };

const item = (more: Partial<DeskItem>) =>
  ({
    kind: "application",
    candidateId: "c1",
    requisitionId: "r1",
    personId: "",
    name: "Prachi Wagh",
    position: "Data Analyst",
    serial: "1140",
    owner: "Asha Kulkarni",
    person: "",
    party: "recruiter",
    stage: "CALL",
    status: "Call Back",
    what: "Call again",
    state: "waiting",
    since: "",
    due: "",
    meeting: "",
    joinsOn: "",
    tries: 0,
    assigned: 0,
    positions: 0,
    ...more,
  }) as DeskItem;

const section = (key: string, more: Partial<DeskSection> = {}) =>
  ({ key, title: key, count: 0, rows: [], ...more }) as unknown as DeskSection;

/** The line as it is read, and its red part in brackets. */
function read({ text, late }: { text: string; late?: string }): string {
  return late ? `${text}[${late}]` : text;
}

const facts = (key: string, more: Partial<DeskItem>) => read(factsOf(section(key), item(more), time));
const lead = (more: Partial<DeskItem>) => read(leadOf(item(more), time));

describe("the time before a call or an interview", () => {
  it.each([
    ["today, by the company's clock", { since: "2026-11-17T05:00:00Z" }, "10:30 am"],
    ["after midnight there, before it in Greenwich", { since: "2026-11-16T19:00:00Z" }, "12:30 am"],
    ["another day", { since: "2026-11-18T05:00:00Z" }, "Wed 18 Nov"],
    ["late by minutes", { state: "overdue", due: "2026-11-17T05:30:00Z" }, "[30 min late]"],
    ["late by an hour and more", { state: "overdue", due: "2026-11-17T04:01:00Z" }, "[119 min late]"],
    ["late by hours", { state: "overdue", due: "2026-11-17T04:00:00Z" }, "[2 h late]"],
    ["late by just less than two days", { state: "overdue", due: "2026-11-15T07:00:00Z" }, "[47 h late]"],
    ["late by days", { state: "overdue", due: "2026-11-15T06:00:00Z" }, "[2 days late]"],
    ["late this very moment", { state: "overdue", due: "2026-11-17T06:00:00Z" }, "[late]"],
  ] as const)("%s", (_, more, says) => expect(lead(more)).toBe(says));
});

it.each([
  [0, "First try"],
  [1, "2nd try"],
  [2, "3rd try"],
  [9, "10th try"],
  [10, "11th try"],
  [11, "12th try"],
  [20, "21st try"],
  [110, "111th try"],
])("after %i tries: %s", (tries, says) => expect(tryOf(item({ tries }))).toBe(says));

describe("the second line", () => {
  it.each([
    ["call_now", {}, "Data Analyst"],
    ["interviews", { meeting: "https://meet.example/8c1e" }, "meet.example/8c1e"],
    ["interviews", { meeting: "Baner, room 3" }, "Baner, room 3"],
    ["interviews", {}, "Data Analyst"],
    ["overdue", {}, "1140 · Asha Kulkarni"],
    ["overdue", { owner: "" }, "1140"],
    ["unassigned", { positions: 4 }, "1140 · [0 of 4 assigned]"],
    ["unassigned", { assigned: 1, positions: 8 }, "1140 · 1 of 8 assigned"],
    ["approvals", { person: "Karan Mehta", since: "2026-11-14T05:00:00Z" }, "Karan Mehta, 3 days"],
    ["approvals", { state: "overdue", since: "2026-11-16T05:00:00Z" }, "1140, [1 day]"],
    ["decide", { kind: "requisition", status: "Hold", since: "2026-11-17T05:00:00Z" }, "1140 · Hold, today"],
    ["decide", { since: "2026-11-16T05:00:00Z" }, "Data Analyst, 1 day"],
    ["answers", { state: "overdue", since: "2026-11-11T05:00:00Z" }, "Data Analyst, [6 days]"],
    ["answers", {}, "Data Analyst"],
    ["joinings", { joinsOn: "2026-11-19" }, "Data Analyst, Thu 19 Nov"],
    ["joinings", { joinsOn: "2026-11-17" }, "Data Analyst, Tue 17 Nov"],
    ["joinings", { joinsOn: "2026-11-16" }, "Data Analyst, [was due yesterday]"],
    ["joinings", { joinsOn: "2026-11-13" }, "Data Analyst, [was due 13 Nov]"],
    ["no_activity", { since: "2026-11-08T05:00:00Z", state: "overdue" }, "1140 · Asha Kulkarni, [9 days]"],
    ["no_activity", { person: "Divya Pillai", since: "2026-11-17T05:00:00Z" }, "1140 · Divya Pillai, today"],
    ["left", { since: "2026-11-15T05:00:00Z" }, "Data Analyst · Call again, 2 days"],
    ["left", { kind: "requisition", what: "Assign", since: "2026-11-16T05:00:00Z" }, "1140 · Assign, 1 day"],
    ["next_round", { status: "Shortlisted", since: "2026-11-16T05:00:00Z" }, "Shortlisted, yesterday"],
    [
      "next_round",
      { stage: "HR_ROUND", status: "Selected", state: "overdue", since: "2026-11-14T05:00:00Z" },
      "Selected in HR, [3 days ago]",
    ],
    ["offers", { joinsOn: "2026-11-23" }, "Joins Mon 23 Nov"],
    ["offers", { joinsOn: "2026-11-16" }, "Joining [was due yesterday]"],
    [
      "offers",
      { party: "candidate", status: "Offer Sent", state: "overdue", since: "2026-11-11T05:00:00Z" },
      "Offer Sent, [6 days, no answer]",
    ],
    ["offers", { status: "Selected", since: "2026-11-16T05:00:00Z" }, "Selected, 1 day"],
  ] as const)("of %s %j: %s", (key, more, says) => expect(facts(key, more)).toBe(says));
});

it("names the status below the time of a call, and the round below that of an interview", () => {
  expect(underLead(section("call_now"), item({}))).toBe("Call Back");
  expect(underLead(section("interviews"), item({ stage: "HR_ROUND" }))).toBe("HR ROUND");
});

it("heads a row with the name, and a requisition's with its position", () => {
  expect(titleOf(item({}))).toBe("Prachi Wagh");
  expect(titleOf(item({ name: "" }))).toBe("Data Analyst");
});

it("tells two rows of a candidate apart by their requisitions", () => {
  expect(idOf(item({}))).not.toBe(idOf(item({ requisitionId: "r2" })));
});

it("shortens the titles for the tabs of a phone, as far as they are long", () => {
  expect(shortTitle(section("next_round", { title: "Needs the next round" }))).toBe("Next");
  expect(shortTitle(section("call_now", { title: "Call now" }))).toBe("Call now");
});

describe("the places of Needs you", () => {
  const eight = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const keys = (sections: DeskSection[]) => sections.map(({ key }) => key).join("");

  it("go to the first six that have rows", () => {
    const { shown, counted } = placed(eight.map((key) => section(key, { count: 1 })));
    expect([keys(shown), keys(counted)]).toEqual(["abcdef", "gh"]);
  });

  it("go to empty ones only when the filled ones leave some, in the usual order", () => {
    const { shown, counted } = placed(eight.map((key) => section(key, { count: key > "d" ? 1 : 0 })));
    expect([keys(shown), keys(counted)]).toEqual(["abefgh", "cd"]);
  });

  it("are as many as there are sections", () => {
    const { shown, counted } = placed([section("a"), section("b", { count: 2 })]);
    expect([keys(shown), keys(counted)]).toEqual(["ab", ""]);
  });
});
