import type { Certificate, Education, Experience, Mode } from "@/api/profileForm";
import { formatMonth } from "@/lib/dates";

export type Column<Values> = { label: string; text: (values: Values) => string };

const yes = ({ mode }: Mode) => (mode === "lasts" ? "YES" : "NO");

export const educationColumns: readonly Column<Education>[] = [
  { label: "Degree/Diploma", text: ({ level }) => level },
  { label: "College", text: ({ college }) => college },
  { label: "City", text: ({ city }) => city },
  { label: "Type", text: ({ studyType }) => studyType },
  { label: "From", text: ({ from }) => formatMonth(from) },
  { label: "To", text: ({ to }) => formatMonth(to) },
  { label: "Is Pursuing", text: yes },
];

export const experienceColumns: readonly Column<Experience>[] = [
  { label: "Organization", text: ({ organization }) => organization },
  { label: "City", text: ({ city }) => city },
  { label: "Position", text: ({ position }) => position },
  { label: "Supervisor", text: ({ supervisor }) => supervisor },
  { label: "Reason for leaving", text: ({ reasonForLeaving }) => reasonForLeaving },
  { label: "From", text: ({ from }) => formatMonth(from) },
  { label: "To", text: ({ to }) => formatMonth(to) },
  { label: "Is Working", text: yes },
];

export const certificateColumns: readonly Column<Certificate>[] = [
  { label: "Certificate number", text: ({ number }) => number },
  { label: "Certificate name", text: ({ name }) => name },
  { label: "Start date", text: ({ from }) => formatMonth(from) },
  { label: "Expiry", text: ({ to }) => formatMonth(to) },
];
