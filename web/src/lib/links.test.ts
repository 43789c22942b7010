import { expect, it } from "vitest";
import { meetingHref, meetingText } from "./links";

it.each([
  ["https://meet.example/abc", "https://meet.example/abc"],
  ["http://meet.example", "http://meet.example"],
  [" meet.google.com/abc-defg-hij ", "https://meet.google.com/abc-defg-hij"],
  ["teams.example:8443/x?y=1", "https://teams.example:8443/x?y=1"],
  ["Room 4, second floor", null],
  ["office", null],
  ["javascript:alert(1)", null],
  ["", null],
])("%j leads to %j", (typed, href) => {
  expect(meetingHref(typed)).toBe(href);
});

it("shows a link without its scheme", () => {
  expect(meetingText("https://meet.example/abc")).toBe("meet.example/abc");
});
