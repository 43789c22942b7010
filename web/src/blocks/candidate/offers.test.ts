import { expect, it } from "vitest";
import { emptyCandidate } from "./candidateForm";
import { differingOf, suggestedOf } from "./offers";

const typed = { ...emptyCandidate, name: "Prachi Wagh", city: "Pune" };

it("offers what the candidate wrote where the record says something else", () => {
  const differences = [
    { field: "city", record: "Pune", typed: "Nashik" },
    { field: "name", record: "Prachi", typed: "Prachi Wagh" },
    { field: "noticePeriod", record: "30 days", typed: "" },
    { field: "pin", record: "", typed: "411038" },
  ];
  expect(differingOf(differences, typed)).toEqual({ city: "Nashik" });
});

it("offers what the resume says beside empty fields only", () => {
  const found = { name: "P Wagh", mobile: "9730018264", email: "", note: "" };
  expect(suggestedOf(found, typed)).toEqual({ mobile: "9730018264" });
  expect(suggestedOf(null, typed)).toEqual({});
});
