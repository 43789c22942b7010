import { expect, it } from "vitest";
import { readApprovalLink } from "./approval";

it("reads the values as they were mailed", () => {
  const link = readApprovalLink(
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

it("rejects a link without its requisition or its signature", () => {
  expect(readApprovalLink("")).toBeNull();
  expect(readApprovalLink("?REQ_ID=r1")).toBeNull();
  expect(readApprovalLink("?signature=a")).toBeNull();
});
