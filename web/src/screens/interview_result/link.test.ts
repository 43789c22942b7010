import { expect, it } from "vitest";
import { readLink } from "./link";

it("reads the values as they were mailed", () => {
  expect(readLink("?interview=7&person=p&until=9&signature=a%2Bb")).toEqual({
    interview: "7",
    person: "p",
    until: "9",
    signature: "a+b",
  });
});

it("knows a link that lost its interview or its signature", () => {
  expect(readLink("?interview=7")).toBeNull();
  expect(readLink("?signature=a")).toBeNull();
});
