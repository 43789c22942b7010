import type { Position } from "@/api/position";
import type { NewRequisition } from "@/api/requisitionStep";
import type { Fault } from "@/blocks/step/useStep";
import { allFields, type NumberText, selectTenure, validPositions, validStipend, wholeNumber } from "./rules";

/** The form of New Requisition: what it holds, what it asks for, in which order, and what it sends. */

export const selectPosition = "please select Position!";
export const whoIsReplaced = "Please enter who is replaced";
export const tatInPast = "The TAT date cannot be in the past";

export const employmentStatuses = ["Fresher", "Experienced"] as const;
export const hireTypes = ["New", "Replacement"] as const;

const mostPositions = 999;

export type NewValues = {
  positionId: string | null;
  positions: NumberText;
  state: string;
  city: string;
  employmentStatus: (typeof employmentStatuses)[number];
  hireType: (typeof hireTypes)[number];
  rehireFor: string;
  requestedBy: string | null;
  skills: string;
  comments: string;
  tat: string | null;
  stipend: NumberText;
  tenure: string | null;
};

export type NewField = keyof NewValues;

export const emptyRequisition: NewValues = {
  positionId: null,
  positions: "",
  state: "",
  city: "",
  employmentStatus: "Experienced",
  hireType: "New",
  rehireFor: "",
  requestedBy: null,
  skills: "",
  comments: "",
  tat: null,
  stipend: "",
  tenure: null,
};

const blank = (text: string) => text.trim() === "";

/** Stipend and tenure of an Intern position may wait for Assign Recruiter, but not one of them alone. */
function checkPay({ stipend, tenure }: NewValues): Fault<NewField> {
  const amount = wholeNumber(stipend);
  if (stipend === "" && !tenure) return null;
  if (amount < 1) return { field: "stipend", message: validStipend };
  return tenure ? null : { field: "tenure", message: selectTenure };
}

export function checkNew(values: NewValues, position: Position | undefined, today: string): Fault<NewField> {
  const count = wholeNumber(values.positions);
  if (!position) return { field: "positionId", message: selectPosition };
  if (count < 1 || count > mostPositions) return { field: "positions", message: validPositions };
  if (blank(values.state)) return { field: "state", message: allFields };
  if (blank(values.city)) return { field: "city", message: allFields };
  if (values.hireType === "Replacement" && blank(values.rehireFor)) {
    return { field: "rehireFor", message: whoIsReplaced };
  }
  if (!values.requestedBy) return { field: "requestedBy", message: allFields };
  if (!values.tat) return { field: "tat", message: allFields };
  if (values.tat < today) return { field: "tat", message: tatInPast };
  return position.employmentType === "Intern" ? checkPay(values) : null;
}

export function orderOf(values: NewValues, position: Position): NewRequisition {
  const intern = position.employmentType === "Intern";
  return {
    positionId: position.id,
    positions: wholeNumber(values.positions),
    state: values.state.trim(),
    city: values.city.trim(),
    employmentStatus: values.employmentStatus,
    hireType: values.hireType,
    rehireFor: values.hireType === "Replacement" ? values.rehireFor.trim() : "",
    requestedBy: values.requestedBy ?? "",
    skills: values.skills.trim(),
    comments: values.comments.trim(),
    tat: values.tat ?? "",
    stipend: intern ? wholeNumber(values.stipend) : 0,
    tenure: intern ? wholeNumber(values.tenure ?? "") : 0,
  };
}
