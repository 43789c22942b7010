import { expect, it } from "vitest";
import { readLink } from "./link";

it("reads the values as they were mailed", () => {
  const link = readLink(
    "?REQ_ID=r1&APPROVED_FLAG=1&POSITION_NAME=Facility+Executive&until=9&signature=a%2Bb",
  );
  expect(link).toMatchObject({
    REQ_ID: "r1",
    APPROVED_FLAG: "1",
    POSITION_NAME: "Facility Executive",
    HIRE_TYPE: "",
    signature: "a+b",
  });
});

it("knows a link that lost its requisition or its signature", () => {
  expect(readLink("")).toBeNull();
  expect(readLink("?REQ_ID=r1")).toBeNull();
  expect(readLink("?signature=a")).toBeNull();
});
