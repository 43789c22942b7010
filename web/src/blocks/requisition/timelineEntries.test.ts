import { expect, it } from "vitest";
import { whoOf } from "./timelineEntries";

const by = "Meera Deshpande";

it.each([
  ["Assign", "Manoj Tiwari", by, "to Manoj Tiwari by Meera Deshpande"],
  ["Re-Assign", "Manoj Tiwari", by, "to Manoj Tiwari by Meera Deshpande"],
  ["HR Revoke", "Manoj Tiwari", by, "of Manoj Tiwari by Meera Deshpande"],
  ["Hold", "", by, "by Meera Deshpande"],
  ["Start of Work", by, by, "by Meera Deshpande"],
  ["Position Filled", "Manoj Tiwari", "", "of Manoj Tiwari"],
  ["Recount", "", "", ""],
])("names both people of %s", (action, recruiter, actor, want) => {
  expect(whoOf({ action, recruiter, by: actor })).toBe(want);
});
