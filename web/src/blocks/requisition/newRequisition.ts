import type { Position } from "@/api/position";
import type { NewRequisition } from "@/api/requisitionStep";
import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";
import {
  allFields,
  type NumberText,
  selectTenure,
  stipendOf,
  validPositions,
  validStipend,
  wholeNumber,
} from "./rules";

/** The form of New Requisition: its values, its rules in the order of the fields, and what it sends. */

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

/** An Intern position may leave stipend and tenure to Assign Recruiter, but only both together. */
function checkPay({ stipend, tenure }: NewValues): Faults<NewField> {
  if (stipend === "" && !tenure) return {};
  return faultsOf({
    stipend: stipendOf(stipend) < 1 && validStipend,
    tenure: !tenure && selectTenure,
  });
}

export function checkNew(values: NewValues, position: Position | undefined, today: string): Faults<NewField> {
  const count = wholeNumber(values.positions);
  return {
    ...faultsOf({
      positionId: !position && selectPosition,
      positions: (count < 1 || count > mostPositions) && validPositions,
      state: isBlank(values.state) && allFields,
      city: isBlank(values.city) && allFields,
      requestedBy: !values.requestedBy && allFields,
      rehireFor: values.hireType === "Replacement" && isBlank(values.rehireFor) && whoIsReplaced,
      tat: (!values.tat && allFields) || ((values.tat ?? "") < today && tatInPast),
    }),
    ...(position?.employmentType === "Intern" && checkPay(values)),
  };
}

export function orderOf(values: NewValues, intern: boolean): NewRequisition {
  return {
    positionId: values.positionId ?? "",
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
    stipend: intern ? stipendOf(values.stipend) : 0,
    tenure: intern ? wholeNumber(values.tenure ?? "") : 0,
  };
}
