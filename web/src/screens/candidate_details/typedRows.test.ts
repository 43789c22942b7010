import { expect, it } from "vitest";
import type { CandidateDetails } from "@/api/candidateDetails";
import type { Typed } from "@/api/programme";
import { typedRows } from "./typedRows";

const record = {
  name: "Roshan Kamble",
  mobile: "7040263318",
  email: "",
  address: "Kurla West",
  state: "Maharashtra",
  city: "Mumbai",
  working: true,
  experienced: false,
  experience: "2",
  experienceIn: "",
  noticePeriod: "30 days",
  currentGross: "",
  currentDesignation: "",
  currentCompany: "",
} as CandidateDetails;

const typed = {
  name: "ROSHAN KAMBLE ",
  mobile: "7040263318",
  email: "roshan@mail.example",
  address: "22, Dharavi Cross Road",
  state: "Maharashtra",
  city: "Mumbai",
  working: false,
  experienced: true,
  experience: "",
  experienceIn: "",
  noticePeriod: "Immediate",
  currentGross: "",
  currentDesignation: "",
  currentCompany: "",
} as Typed;

it("marks what differs from the record, and leaves out what nobody filled in", () => {
  const rows = typedRows(record, typed);
  expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual([
    "Email",
    "Address",
    "Work",
    "Notice Period",
  ]);
  expect(rows.map(({ label }) => label)).not.toContain("Current Company");
  expect(rows.find(({ label }) => label === "Experience")).toMatchObject({
    record: "2",
    typed: "",
    differs: false,
  });
});
