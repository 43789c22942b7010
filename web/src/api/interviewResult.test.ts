import { expect, it } from "vitest";
import { readResultLink } from "./interviewResult";

it("reads the values as they were mailed", () => {
  expect(readResultLink("?interview=7&person=p&until=9&signature=a%2Bb")).toEqual({
    interview: "7",
    person: "p",
    until: "9",
    signature: "a+b",
  });
});

it("rejects a link without its interview or its signature", () => {
  expect(readResultLink("?interview=7")).toBeNull();
  expect(readResultLink("?signature=a")).toBeNull();
});
