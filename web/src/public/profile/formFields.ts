import type { Basic, Other } from "@/api/profileForm";
import { emptyOf, type FieldGroup, rowsOf } from "./fields";

/** The fields of the steps Basic Information and Other Details. */

export const maritalStatuses = [
  "Single",
  "Married",
  "Widowed",
  "Divorced",
  "Separated",
  "Registered partnership",
];
export const genders = ["Male", "Female", "Other"];
export const bloodGroups = ["O+", "O-", "A+", "A-", "B+", "B-", "AB+", "AB-"];

export const basicGroups: readonly FieldGroup<Basic>[] = [
  {
    legend: "Your application",
    rows: [
      { name: "position", label: "Position applied for", required: true, span: 2 },
      {
        name: "reference",
        label: "How did you know about us",
        kind: "select",
        list: "sources",
        required: true,
        span: 2,
      },
      {
        name: "mobile",
        label: "Contact number",
        kind: "fixed",
        note: "your recruiter can change it",
        span: 2,
      },
    ],
  },
  {
    legend: "You",
    rows: [
      {
        name: "firstName",
        label: "First name",
        kind: "name",
        required: true,
        span: 2,
        half: true,
        autoComplete: "given-name",
      },
      {
        name: "middleName",
        label: "Middle name",
        kind: "name",
        span: 2,
        half: true,
        autoComplete: "additional-name",
      },
      {
        name: "lastName",
        label: "Last name",
        kind: "name",
        required: true,
        span: 2,
        autoComplete: "family-name",
      },
      { name: "email", label: "E-mail", kind: "email", required: true, span: 2, autoComplete: "email" },
      { name: "dateOfBirth", label: "Date of birth", kind: "date", required: true, span: 2 },
      { name: "gender", label: "Gender", kind: "select", choices: genders, required: true, span: 2 },
      {
        name: "maritalStatus",
        label: "Marital status",
        kind: "select",
        choices: maritalStatuses,
        required: true,
        span: 2,
      },
      { name: "bloodGroup", label: "Blood group", kind: "select", choices: bloodGroups, span: 2 },
      { name: "homeTown", label: "Home town", span: 2 },
    ],
  },
  {
    legend: "Where you live",
    rows: [
      {
        name: "address",
        label: "Residential address",
        required: true,
        autoComplete: "street-address",
      },
      { name: "state", label: "State", kind: "select", list: "states", required: true, span: 2, half: true },
      { name: "city", label: "City", kind: "select", list: "cities", required: true, span: 2, half: true },
      { name: "pin", label: "PIN", kind: "pin", required: true, span: 2, autoComplete: "postal-code" },
    ],
  },
  {
    legend: "Family",
    rows: [
      { name: "familyName", label: "Family name", kind: "name", required: true, span: 2 },
      { name: "relation", label: "Relation", span: 2, half: true },
      { name: "occupation", label: "Occupation", span: 2, half: true },
    ],
  },
];

const hasRelative = ({ hasRelative }: Readonly<Other>) => hasRelative === "1";
const interviewed = ({ interviewed }: Readonly<Other>) => interviewed === "1";

export const otherGroups: readonly FieldGroup<Other>[] = [
  {
    legend: "Joining and salary",
    rows: [
      { name: "ableToJoin", label: "Able to join by", kind: "date", span: 2 },
      { name: "noticePeriod", label: "Notice period", span: 2 },
      { name: "totalExperience", label: "Total experience", kind: "years", note: "in years", span: 2 },
      {
        name: "currentSalary",
        label: "Current in-hand salary",
        kind: "salary",
        per: "currentSalaryPer",
        span: 3,
      },
      { name: "expectedSalary", label: "Expected salary", kind: "salary", per: "expectedSalaryPer", span: 3 },
    ],
  },
  {
    legend: "What you bring",
    rows: [
      { name: "skills", label: "Skills", span: 2 },
      { name: "strength", label: "Strength", span: 2 },
      { name: "weakness", label: "Weakness", span: 2 },
    ],
  },
  {
    legend: "You and us",
    rows: [
      { name: "hasRelative", label: "Relatives working in the company", kind: "yesNo" },
      {
        name: "relativeName",
        label: "Relative's name",
        required: true,
        span: 2,
        when: hasRelative,
      },
      { name: "relativeDesignation", label: "Relative's designation", span: 2, when: hasRelative },
      { name: "relativeRelation", label: "Relationship", span: 2, when: hasRelative },
      { name: "interviewed", label: "Previously interviewed", kind: "yesNo" },
      {
        name: "interviewedOn",
        label: "Date",
        kind: "date",
        required: true,
        span: 2,
        when: interviewed,
      },
      { name: "interviewLocation", label: "Location", span: 2, when: interviewed },
      { name: "interviewerName", label: "Interviewer name", span: 2, when: interviewed },
      {
        name: "interviewPosition",
        label: "Position interviewed for",
        span: 2,
        when: (values) => interviewed(values) && values.interviewPosition !== "",
      },
    ],
  },
  {
    legend: "In your own words",
    rows: [{ name: "selfIntroduction", label: "Write About Yourself", kind: "area", required: true }],
  },
];

export const emptyBasic: Basic = emptyOf(rowsOf(basicGroups));
export const emptyOther: Other = {
  ...emptyOf<Other>(rowsOf(otherGroups)),
  currentSalaryPer: "",
  expectedSalaryPer: "",
};
