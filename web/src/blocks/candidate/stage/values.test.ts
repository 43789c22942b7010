import { expect, it } from "vitest";
import type { NextOption } from "@/api/application";
import {
  type Arranged,
  checkStage,
  chooseStatus,
  chooseType,
  emptyStage,
  fillRemembered,
  type StageValues,
  sentOf,
} from "./values";

const option = (change: Partial<NextOption>): NextOption => ({
  id: "s",
  status: "S",
  label: "S",
  date: false,
  needsDate: false,
  needsTime: false,
  needsComment: false,
  interview: false,
  hidesFeedback: false,
  firstDate: "",
  lastDate: "",
  usualDate: "",
  usualTime: "",
  ...change,
});
const ringing = option({
  id: "ringing",
  date: true,
  needsTime: true,
  hidesFeedback: true,
  usualDate: "2026-03-16",
});
const shortlisted = option({
  id: "short",
  date: true,
  needsTime: true,
  interview: true,
  usualDate: "2026-03-16",
});
const suggested = option({
  id: "again",
  date: true,
  needsTime: true,
  usualDate: "2026-03-17",
  usualTime: "10:30",
});
const selected = option({ id: "selected", needsComment: true });
const typed: StageValues = {
  status: "short",
  type: "Online",
  person: "p",
  date: "2026-03-20",
  time: "15:30",
  place: " https://meet.example/1 ",
  comment: " good ",
  scores: { Ownership: "4", Culture: "" },
};

it("starts with the default day of a status and keeps a chosen one", () => {
  const first = chooseStatus(emptyStage, undefined, ringing);
  expect(first).toMatchObject({ status: "ringing", date: "2026-03-16" });
  expect(chooseStatus(first, ringing, selected).date).toBeNull();
  expect(chooseStatus({ ...first, date: "2026-03-20" }, ringing, shortlisted).date).toBe("2026-03-20");
});

it("takes the old link away with its type, and brings it back", () => {
  const arranged: Arranged = {
    type: "Online",
    date: "2026-03-20",
    time: "15:30",
    place: "https://meet.example/1",
  };
  const again = chooseStatus(emptyStage, undefined, shortlisted, arranged);
  expect(again.place).toBe(arranged.place);
  const offline = { ...again, ...chooseType(again, "Offline", arranged) };
  expect(offline).toMatchObject({ type: "Offline", place: "" });
  expect(chooseType(offline, "Online", arranged)).toEqual({ type: "Online", place: arranged.place });
  // What was typed stays, and so does the place of an interview that is arranged for the first time.
  expect(chooseType({ ...offline, place: "Room 4" }, "Online", arranged)).toEqual({ type: "Online" });
  expect(chooseType(typed, "Offline")).toEqual({ type: "Offline" });
  const there: Arranged = { ...arranged, type: "Offline", place: "Room 4" };
  expect(chooseType({ ...again, type: "Offline", place: "Room 4" }, "Online", there).place).toBe("");
});

it("sends only the fields of the status", () => {
  expect(sentOf(typed, shortlisted, false)).toEqual({
    status: "short",
    comment: "good",
    date: "2026-03-20",
    time: "15:30",
    type: "Online",
    place: "https://meet.example/1",
    person: "p",
    scores: [],
  });
  expect(sentOf(typed, ringing, false)).toMatchObject({ comment: "", type: "", place: "", person: "" });
  expect(sentOf(typed, selected, true)).toMatchObject({
    date: "",
    time: "",
    scores: [{ factor: "Ownership", score: 4 }],
  });
  expect(sentOf(typed, shortlisted, true).scores).toEqual([]);
});

const missing = "All Fields Are Compulsory!!";

it("requires a status and a comment while no status is chosen", () => {
  expect(Object.entries(checkStage(emptyStage, undefined))).toEqual([
    ["status", missing],
    ["comment", missing],
  ]);
});

it("reports all missing fields of a status at once, in the order of the form", () => {
  const arranging = { ...shortlisted, needsDate: true, needsComment: true };
  expect(Object.entries(checkStage(emptyStage, arranging, true))).toEqual([
    ["type", missing],
    ["person", missing],
    ["date", "Please Select Date!!"],
    ["time", "Please Select Time!!"],
    ["place", "Please Add Link!!"],
    ["comment", missing],
  ]);
  expect(checkStage({ ...typed, type: "Offline", place: " " }, arranging, true)).toEqual({
    place: "Please Add Location!!",
  });
  expect(checkStage(typed, arranging, true)).toEqual({});
});

it("requires no field that the status does not have", () => {
  expect(checkStage({ ...emptyStage, time: "15:30" }, ringing)).toEqual({});
  expect(checkStage(emptyStage, selected)).toEqual({ comment: missing });
  expect(checkStage({ ...typed, person: null }, shortlisted)).toEqual({});
});

it("a suggested time is filled in until the user types another", () => {
  const chosen = chooseStatus(emptyStage, undefined, suggested);
  expect([chosen.date, chosen.time]).toEqual(["2026-03-17", "10:30"]);
  expect(chooseStatus(chosen, suggested, selected).time).toBe("");
  expect(chooseStatus({ ...chosen, time: "17:00" }, suggested, ringing).time).toBe("17:00");
});

it("fills in what is remembered, never over what was typed", () => {
  const last: Arranged = {
    type: "Online",
    personId: "p2",
    place: "https://meet.example/9",
    date: "",
    time: "",
  };
  expect(fillRemembered(emptyStage, last)).toEqual({
    type: "Online",
    person: "p2",
    place: "https://meet.example/9",
  });
  expect(fillRemembered(typed, last)).toEqual({ type: "Online", person: "p", place: typed.place });
  // A link is no location.
  expect(fillRemembered({ ...emptyStage, type: "Offline" }, last)).toEqual({
    type: "Offline",
    person: "p2",
    place: "",
  });
  expect(chooseStatus({ ...emptyStage, time: "10:30" }, suggested, shortlisted, last)).toMatchObject({
    person: "p2",
    date: "2026-03-16",
    time: "",
  });
});
