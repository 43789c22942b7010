import { expect, test } from "vitest";
import type { NextOption } from "@/api/application";
import { lateBy, ordinal } from "@/lib/lateness";
import { aboutTry, dayAfter, nextTryOf } from "./outcomes";

const option = (status: string, more: Partial<NextOption> = {}): NextOption => ({
  id: status,
  status,
  label: status,
  date: true,
  needsDate: true,
  needsTime: true,
  needsComment: false,
  interview: false,
  hidesFeedback: true,
  firstDate: "2026-01-20",
  lastDate: "",
  usualDate: "2026-01-20",
  usualTime: "",
  ...more,
});

const ringing = option("Ringing", { usualTime: "12:05" });

test("the next try is the suggested one, tomorrow's or the picked one", () => {
  const back = option("Call Back");
  const wrong = option("Wrong Number", { needsTime: false });
  const of = (one: NextOption, chosen: Parameters<typeof nextTryOf>[2]) =>
    nextTryOf(one, ringing, chosen, "2026-01-21");
  expect(of(ringing, { kind: "usual" })).toEqual({ date: "2026-01-20", time: "12:05" });
  expect(of(back, { kind: "usual" })).toEqual({ date: "2026-01-20", time: "12:05" });
  expect(of(back, { kind: "tomorrow" })).toEqual({ date: "2026-01-21", time: "10:30" });
  expect(of(ringing, { kind: "picked", date: "2026-02-01", time: "17:00" })).toEqual({
    date: "2026-02-01",
    time: "17:00",
  });
  expect(of(wrong, { kind: "tomorrow" })).toEqual({ date: "", time: "" });
});

test("the bar says when the next try is", () => {
  const about = (date: string, time: string) =>
    aboutTry({ date, time }, "2026-01-31", dayAfter("2026-01-31"));
  expect(about("2026-01-31", "15:30")).toBe("next try 03:30 pm");
  expect(about("2026-02-01", "10:30")).toBe("next try tomorrow 10:30 am");
  expect(about("2026-02-03", "10:30")).toBe("next try 03 Feb 2026 10:30 am");
  expect(about("", "")).toBe("");
});

test("numbers are written as they are spoken", () => {
  expect([1, 2, 3, 4, 11, 12, 21, 101].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "21st",
    "101st",
  ]);
});

test("a call is late from ten minutes on", () => {
  const now = Date.parse("2026-01-20T10:00:00Z");
  expect(lateBy("2026-01-20T09:55:00Z", now)).toBe("");
  expect(lateBy("2026-01-20T09:28:00Z", now)).toBe("32 min late");
  expect(lateBy("2026-01-20T05:00:00Z", now)).toBe("5 h late");
  expect(lateBy("2026-01-16T05:00:00Z", now)).toBe("4 days late");
});
