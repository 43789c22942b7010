import { describe, expect, it } from "vitest";
import type { Basic, Education, Experience, Other } from "@/api/profileForm";
import { salaryOutOfRange, salaryUnclear } from "@/lib/salary";
import { emptyBasic, emptyOther } from "./formFields";
import {
  allFields,
  checkBasic,
  checkCertificate,
  checkEducation,
  checkExperience,
  checkOther,
  withPeriods,
} from "./rules";
import { emptyCertificate, emptyEducation, emptyExperience } from "./tableFields";

const today = "2026-11-16";

const basic: Basic = {
  ...emptyBasic,
  position: "Backend Developer",
  reference: "Naukri",
  email: "shilpa@mail.example",
  firstName: "Shilpa",
  lastName: "चटर्जी",
  dateOfBirth: "1996-08-14",
  address: "Flat 6",
  state: "Uttar Pradesh",
  city: "Lucknow",
  pin: "226001",
  maritalStatus: "Single",
  gender: "Female",
  familyName: "Anil Chatterjee",
};

describe("Basic Information", () => {
  it("asks for all marked fields at once, in the order of the form", () => {
    expect(Object.entries(checkBasic({ ...emptyBasic, lastName: "  " }, today))).toEqual(
      [
        "position",
        "reference",
        "firstName",
        "lastName",
        "email",
        "dateOfBirth",
        "gender",
        "maritalStatus",
        "address",
        "state",
        "city",
        "pin",
        "familyName",
      ].map((name) => [name, allFields]),
    );
  });

  it.each([
    [{}, {}],
    [{ email: "shilpa@mail" }, { email: "Please Enter Valid Email ID" }],
    [{ pin: "22600" }, { pin: "Please Enter Valid PIN Code" }],
    [{ pin: "22600१" }, { pin: "Please Enter Valid PIN Code" }],
    [{ dateOfBirth: "1929-12-31" }, { dateOfBirth: "Please Enter Valid Date Of Birth" }],
    [{ dateOfBirth: "2026-11-17" }, { dateOfBirth: "Please Enter Valid Date Of Birth" }],
    [{ dateOfBirth: today }, {}],
  ])("%j finds %j", (change, found) => expect(checkBasic({ ...basic, ...change }, today)).toEqual(found));
});

describe("Other Details", () => {
  const other: Other = { ...emptyOther, selfIntroduction: "I like order." };

  it.each([
    [{}, {}],
    [{ selfIntroduction: " " }, { selfIntroduction: allFields }],
    [{ hasRelative: "1" }, { relativeName: allFields }],
    [{ hasRelative: "0", relativeName: "" }, {}],
    [{ interviewed: "1" }, { interviewedOn: allFields }],
    [
      { interviewed: "1", interviewedOn: "2026-11-17" },
      { interviewedOn: "The interview date cannot be in the future" },
    ],
    [{ interviewed: "0", interviewedOn: "2026-11-17" }, {}],
    [{ ableToJoin: "2026-11-15" }, { ableToJoin: "Please choose a day from today" }],
    [{ ableToJoin: "2026-11-01" }, {}],
    [{ currentSalary: "4.5 lakh", expectedSalary: "45" }, {}],
    [{ currentSalary: "-5" }, { currentSalary: salaryUnclear }],
    [{ currentSalary: "45" }, { currentSalary: salaryOutOfRange }],
    [{ totalExperience: "-1" }, { totalExperience: "Please enter 0 to 60 years" }],
    [{ totalExperience: "4 years" }, { totalExperience: "Please enter 0 to 60 years" }],
    [{ totalExperience: "61" }, { totalExperience: "Please enter 0 to 60 years" }],
    [{ totalExperience: "4.5" }, {}],
  ])("%j finds %j", (change, found) =>
    expect(
      checkOther({ ...other, ...change }, today, { ableToJoin: "2026-11-01", expectedSalary: "45" }),
    ).toEqual(found),
  );

  it("sends a salary with the period that stands beside it", () => {
    const typed = { ...other, currentSalary: "40000", expectedSalary: "4.5 lakh" };
    expect(withPeriods(typed)).toMatchObject({ currentSalaryPer: "month", expectedSalaryPer: "year" });
    expect(withPeriods({ ...typed, currentSalaryPer: "year" })).toMatchObject({ currentSalaryPer: "year" });
    expect(withPeriods(other)).toEqual(other);
  });
});

describe("the tables", () => {
  const education: Education = {
    ...emptyEducation,
    level: "Bachelor",
    college: "City College",
    city: "Pune",
    studyType: "Full Time",
  };
  const sentence = "Please Add Your Education Tenure";

  it.each<[Partial<Education>, object]>([
    [{}, { mode: sentence }],
    [{ mode: "lasts" }, { from: sentence }],
    [{ mode: "lasts", from: "2026-12" }, { from: sentence }],
    [{ mode: "lasts", from: "2026-11" }, {}],
    [{ mode: "over", from: "2020-06" }, { to: sentence }],
    [{ mode: "over", from: "2020-06", to: "2020-05" }, { to: sentence }],
    [{ mode: "over", from: "2020-06", to: "2027-05" }, { to: sentence }],
    [{ mode: "over", from: "2020-06", to: "2024-05" }, {}],
  ])("education with %j finds %j", (change, found) =>
    expect(checkEducation({ ...education, ...change }, today)).toEqual(found),
  );

  it("experience asks for its fields, and for the tenure in its own words", () => {
    const experience: Experience = {
      ...emptyExperience,
      organization: "Acme",
      city: "Pune",
      position: "Clerk",
    };
    expect(checkExperience(experience, today)).toEqual({
      supervisor: allFields,
      mode: "Please Fill Your Tenure",
      reasonForLeaving: allFields,
    });
  });

  it("a certificate needs its start, and no expiry", () => {
    expect(checkCertificate(emptyCertificate, today)).toEqual({
      number: allFields,
      name: allFields,
      from: "Please add start date",
    });
    const certificate = { number: "7", name: "Go", from: "2024-05", to: "" };
    expect(checkCertificate(certificate, today)).toEqual({});
    expect(checkCertificate({ ...certificate, to: "2024-04" }, today)).toEqual({
      to: "Please choose an expiry that is not before the start date",
    });
    expect(checkCertificate({ ...certificate, from: "", to: "2024-04" }, today)).toEqual({
      from: "Please add start date",
    });
  });
});
