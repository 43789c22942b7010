import { expect, it } from "vitest";
import type { FunnelHead } from "@/api/funnel";
import { activeStep, headFacts, stepsOf } from "./steps";

const head: FunnelHead = {
  approvedOn: "2026-02-04",
  hireType: "New",
  employmentType: "Intern",
  tenure: 6,
  stipend: 100000,
  score: 10,
  location: "Pune",
};

it("shows tenure and stipend for an intern only, in months and rupees", () => {
  expect(headFacts(head).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Date: 04 Feb 2026",
    "Hire Type: New",
    "Employment Type: Intern",
    "Tenure: 6 months",
    "Stipend: ₹\u00a01,00,000",
    "Score: 10",
    "Location: Pune",
  ]);
  expect(headFacts({ ...head, employmentType: "Full Time" }).map(({ label }) => label)).toEqual([
    "Date",
    "Hire Type",
    "Employment Type",
    "Score",
    "Location",
  ]);
});

it("names eight steps, and marks the one before the flag", () => {
  const steps = stepsOf({ dates: ["2026-02-09", "", "", "", "", "", "", ""], flag: 1 });
  expect(steps).toHaveLength(8);
  expect(steps[0]).toMatchObject({ label: "Started Working On", date: "09 Feb 2026" });
  expect([0, 1, 5, 8].map(activeStep)).toEqual([0, 0, 4, 7]);
});
