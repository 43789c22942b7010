import { beforeEach, expect, it } from "vitest";
import { forgetEditing, readEditing, rememberEditing } from "./editing";

beforeEach(() => sessionStorage.clear());

it("remembers whose form is open, and that saving failed", () => {
  expect(readEditing()).toBeNull();
  rememberEditing({ candidate: "c1", failed: false });
  expect(readEditing()).toEqual({ candidate: "c1", failed: false });
  rememberEditing({ candidate: "c1", failed: true });
  expect(readEditing()).toEqual({ candidate: "c1", failed: true });
  forgetEditing();
  expect(readEditing()).toBeNull();
});

it.each(["", "null", "[]", "{", '{"failed":true}'])("reads nothing out of %s", (text) => {
  sessionStorage.setItem("muster.editing", text);
  expect(readEditing()).toBeNull();
});
