import type { BasicProfile, OtherProfile } from "@/api/profile";
import { formatDate } from "@/lib/dates";
import { formatSalary } from "@/lib/salary";
import { spacedMobile, yearsOf } from "../facts";

/** What the record of a candidate has, shown where the form has nothing. */
export type RecordFacts = {
  mobile?: string;
  email?: string;
  address?: string;
  state?: string;
  city?: string;
  position?: string;
  experience?: string;
  experienceIn?: string;
  noticePeriod?: string;
  currentCompany?: string;
  currentDesignation?: string;
  currentGross?: string;
  currentGrossPer?: string;
};

/** A label with its value; the value is empty for none. */
export type Fact = readonly [label: string, value: string];

/** Not needed to judge a candidate: only those who work on them are told. */
export const privateFacts: ReadonlySet<string> = new Set([
  "Date of birth",
  "Residential address",
  "Pin",
  "Marital status",
  "Blood group",
  "Gender",
  "Family name",
  "Relation",
  "Occupation",
  "Current gross",
  "Current in-hand salary",
  "Expected salary",
]);

const yesNo = (is: boolean) => (is ? "Yes" : "No");

export function basicFacts(basic: BasicProfile | null, record: RecordFacts): Fact[] {
  return [
    ["Position applied for", basic?.position || record.position || ""],
    ["How did you know", basic?.reference ?? ""],
    ["Contact number", spacedMobile(basic?.mobile || record.mobile || "")],
    ["E-mail", basic?.email || record.email || ""],
    ["First name", basic?.firstName ?? ""],
    ["Middle name", basic?.middleName ?? ""],
    ["Last name", basic?.lastName ?? ""],
    ["Date of birth", formatDate(basic?.dateOfBirth)],
    ["Home town", basic?.homeTown ?? ""],
    ["Residential address", basic?.address || record.address || ""],
    ["State", basic?.state || record.state || ""],
    ["City", basic?.city || record.city || ""],
    ["Pin", basic?.pin ?? ""],
    ["Marital status", basic?.maritalStatus ?? ""],
    ["Blood group", basic?.bloodGroup ?? ""],
    ["Gender", basic?.gender ?? ""],
    ["Family name", basic?.familyName ?? ""],
    ["Relation", basic?.relation ?? ""],
    ["Occupation", basic?.occupation ?? ""],
  ];
}

/** What the record says about work, above the rows of the form. */
export function workFacts(record: RecordFacts): Fact[] {
  const facts: Fact[] = [
    ["Experience", yearsOf(record.experience ?? "")],
    ["Experience in", record.experienceIn ?? ""],
    ["Current company", record.currentCompany ?? ""],
    ["Current designation", record.currentDesignation ?? ""],
    ["Current gross", formatSalary(record.currentGross ?? "", record.currentGrossPer ?? "")],
  ];
  return facts.filter(([, value]) => value !== "");
}

export function otherFacts(other: OtherProfile | null, record: RecordFacts): Fact[] {
  return [
    ["Able to join by", formatDate(other?.ableToJoin)],
    ["Notice period", other?.noticePeriod || record.noticePeriod || ""],
    ["Current in-hand salary", formatSalary(other?.currentSalary ?? "", other?.currentSalaryPer ?? "")],
    ["Total experience", yearsOf(other?.totalExperience ?? "")],
    ["Expected salary", formatSalary(other?.expectedSalary ?? "", other?.expectedSalaryPer ?? "")],
    ["Skills", other?.skills ?? ""],
    ["Strength", other?.strength ?? ""],
    ["Weakness", other?.weakness ?? ""],
    ["Relatives working in the company", other ? yesNo(other.hasRelative) : ""],
    ["Relative's name", other?.relativeName ?? ""],
    ["Relative's designation", other?.relativeDesignation ?? ""],
    ["Relationship", other?.relativeRelation ?? ""],
    ["Previously interviewed", other ? yesNo(other.interviewed) : ""],
    ["Interview date", formatDate(other?.interviewedOn)],
    ["Interview location", other?.interviewLocation ?? ""],
    ["Interviewer name", other?.interviewerName ?? ""],
    ["Interviewed for", other?.interviewPosition ?? ""],
    ["About yourself", other?.selfIntroduction ?? ""],
  ];
}
