import { expect, it } from "vitest";
import type { Gap } from "@/api/writing";
import { gapsIn, shownValue, stretchesOf } from "./gaps";

const joining: Gap = { name: "joining.date", meaning: "Joining date", kind: "day" };
const time: Gap = { name: "interview.time", meaning: "Interview time", kind: "clock" };

it("cuts a text at its placeholders", () => {
  expect(stretchesOf("on {{ joining.date }}, {one}")).toEqual([
    { text: "on ", gap: "" },
    { text: "{{ joining.date }}", gap: "joining.date" },
    { text: ", {one}", gap: "" },
  ]);
  expect(stretchesOf("")).toEqual([]);
});

it("asks only for the gaps that the text still has", () => {
  expect(gapsIn("<p>{{&nbsp;joining.date}} {{x}}</p>", [time, joining])).toEqual([joining]);
});

it.each([
  [joining, "2027-01-04", "04 Jan 2027"],
  [joining, "soon", ""],
  [time, "15:30", "03:30 PM"],
  [time, "00:05", "12:05 AM"],
  [{ ...time, kind: "words" } as Gap, "  at noon ", "at noon"],
])("writes %o as the message does", (gap, typed, shown) => {
  expect(shownValue(gap, { [gap.name]: typed })).toBe(shown);
});
