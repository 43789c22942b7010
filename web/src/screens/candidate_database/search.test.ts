import { expect, it } from "vitest";
import { faultOf, nothing, nothingEntered, sameSearch, tooShort } from "./search";

it.each([
  [{}, nothingEntered],
  [{ text: "   " }, nothingEntered],
  [{ text: "ab" }, tooShort],
  [{ text: " ab " }, tooShort],
  [{ text: "ab", position: "Developer" }, tooShort],
  [{ text: "abc" }, null],
  [{ text: "प्री" }, null],
  [{ position: "Developer" }, null],
  [{ referencePosition: "Developer" }, null],
  [{ location: "Pune" }, null],
])("checks %j", (search, fault) => expect(faultOf({ ...nothing, ...search })).toBe(fault));

it("does not count spaces around the text as another search", () => {
  expect(sameSearch({ ...nothing, text: "java" }, { ...nothing, text: " java " })).toBe(true);
  expect(sameSearch({ ...nothing, text: "java" }, { ...nothing, text: "java", location: "Pune" })).toBe(
    false,
  );
});
