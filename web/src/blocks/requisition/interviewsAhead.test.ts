import { expect, it } from "vitest";
import { interviewsCancelled, interviewsStay } from "./interviewsAhead";

it("says how many interviews an action keeps or cancels", () => {
  expect(interviewsStay(1)).toBe("1 interview ahead takes place as arranged.");
  expect(interviewsStay(2)).toBe("2 interviews ahead take place as arranged.");
  expect(interviewsCancelled(1)).toBe("1 interview ahead is cancelled, and the people are told.");
  expect(interviewsCancelled(3)).toBe("3 interviews ahead are cancelled, and the people are told.");
});

it("says nothing without interviews, and while they are not known", () => {
  for (const said of [interviewsStay, interviewsCancelled]) {
    expect(said(0)).toBeUndefined();
    expect(said(undefined)).toBeUndefined();
  }
});
