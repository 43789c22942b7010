import { expect, it } from "vitest";
import type { NextOption } from "@/api/application";
import { chooseStatus, emptyStage, isTouched, type StageValues, sentOf } from "./values";

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

it("starts with the usual day of a status and keeps one that was chosen", () => {
  const first = chooseStatus(emptyStage, undefined, ringing);
  expect(first).toMatchObject({ status: "ringing", date: "2026-03-16" });
  expect(chooseStatus(first, ringing, selected).date).toBeNull();
  expect(chooseStatus({ ...first, date: "2026-03-20" }, ringing, shortlisted).date).toBe("2026-03-20");
});

it("sends only what the status asks for", () => {
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

it("knows whether something would be lost", () => {
  expect(isTouched(emptyStage)).toBe(false);
  expect(isTouched({ ...emptyStage, comment: "x" })).toBe(true);
});
