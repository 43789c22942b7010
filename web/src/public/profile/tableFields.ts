import type { Certificate, Education, Experience } from "@/api/profileForm";
import { emptyOf, type FieldRow } from "./fields";

/** The fields of a row of education, experience and certification. */

export const studyTypes = ["Full Time", "Part Time"];

const lasts = (mode: string) => mode === "lasts";

export const educationRows: readonly FieldRow<Education>[] = [
  { name: "level", label: "Degree/Diploma", kind: "select", list: "levels", required: true, span: 2 },
  { name: "college", label: "College", required: true, span: 2 },
  { name: "city", label: "City", required: true, span: 2 },
  { name: "studyType", label: "Type", kind: "select", choices: studyTypes, required: true, span: 2 },
  {
    name: "mode",
    label: "Tenure",
    kind: "mode",
    choices: ["Is Pursuing", "Completed"],
    required: true,
    span: 4,
  },
  { name: "from", label: "From", kind: "month", required: true, span: 3, half: true },
  {
    name: "to",
    label: "To",
    kind: "month",
    required: true,
    span: 3,
    half: true,
    when: ({ mode }) => !lasts(mode),
  },
];

export const experienceRows: readonly FieldRow<Experience>[] = [
  { name: "organization", label: "Organization", required: true, span: 2 },
  { name: "city", label: "City", required: true, span: 2 },
  { name: "position", label: "Position", required: true, span: 2 },
  { name: "supervisor", label: "Supervisor", required: true, span: 2 },
  {
    name: "mode",
    label: "Tenure",
    kind: "mode",
    choices: ["Is Working", "Completed"],
    required: true,
    span: 4,
  },
  { name: "from", label: "From", kind: "month", required: true, span: 3, half: true },
  {
    name: "to",
    label: "To",
    kind: "month",
    required: true,
    span: 3,
    half: true,
    when: ({ mode }) => !lasts(mode),
  },
  { name: "reasonForLeaving", label: "Reason for leaving", kind: "area", required: true },
];

export const certificateRows: readonly FieldRow<Certificate>[] = [
  { name: "number", label: "Certificate number", required: true, span: 3 },
  { name: "name", label: "Certificate name", required: true, span: 3 },
  { name: "from", label: "Start date", kind: "month", required: true, span: 3, half: true },
  // Marked as the document marks it, and not checked.
  { name: "to", label: "Expiry", kind: "month", required: true, span: 3, half: true },
];

export const emptyEducation: Education = emptyOf(educationRows);
export const emptyExperience: Experience = emptyOf(experienceRows);
export const emptyCertificate: Certificate = emptyOf(certificateRows);
