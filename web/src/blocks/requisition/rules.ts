import type { Fault } from "@/blocks/step/useStep";
import { isIntern, type Subject } from "./subject";

/**
 * What the forms of the requisition actions ask for, each rule in the order in which it is tried. The sentences are
 * the product's, to the letter; the server checks the same again.
 */

export const allFields = "All Fields Are Compulsory!!";
export const validPositions = "Please Enter Valid Position Number";
export const validStipend = "Please Enter Valid Stipend";
export const selectTenure = "Please Select Tenure";
export const enterComment = "Please enter comment";
export const selectType = "Please select position type";
export const aboveZero = "Please enter position greater than 0.";
export const belowTotal = "Revoke position should be less than No. of position.";
export const upToRemaining = "Revoke position should be less than or equal to Remaining Position.";
export const belowRemaining = "Revoke position should be less than Remaining Position.";
export const allFieldsOfRaise = "All the fields are compulsory.";
export const saveFirst = "Press Save to add this recruiter to the list first.";

export const employmentTypes = ["Intern", "Full Time", "Part Time", "Contract"] as const;
export const tenures = ["1", "2", "3", "4", "5", "6"] as const;

const mostPositions = 999;

/** What a number field holds: a whole number, or text while it is empty or half typed. */
export type NumberText = number | string;

/** The whole number that was typed; 0 for nothing and for anything else. */
export function wholeNumber(value: NumberText): number {
  const number = typeof value === "number" ? value : Number(value.trim() || 0);
  return Number.isInteger(number) ? number : 0;
}

const blank = (text: string) => text.trim() === "";

export type AssignValues = {
  status: "Assign" | "Hold";
  recruiter: string | null;
  positions: NumberText;
  stipend: NumberText;
  tenure: string | null;
  note: string;
};
export type AssignField = "recruiter" | "positions" | "stipend" | "tenure" | "note";

export const asksStipend = (of: Subject) => isIntern(of) && !of.stipend;

export function checkAssign(values: AssignValues, of: Subject): Fault<AssignField> {
  if (values.status === "Hold") return blank(values.note) ? { field: "note", message: allFields } : null;
  const positions = wholeNumber(values.positions);
  if (positions < 1 || positions > of.unassigned) return { field: "positions", message: validPositions };
  if (asksStipend(of)) {
    if (wholeNumber(values.stipend) < 1) return { field: "stipend", message: validStipend };
    if (!values.tenure) return { field: "tenure", message: selectTenure };
  }
  return values.recruiter ? null : { field: "recruiter", message: allFields };
}

export type ReassignShare = { recruiter: string; name: string; positions: number };
export type ReassignField = "recruiter" | "positions";

export const sharedOut = (list: readonly ReassignShare[]) =>
  list.reduce((sum, { positions }) => sum + positions, 0);

/** Whether Save may add a recruiter with a number of positions to the list. */
export function checkShare(
  recruiter: string | null,
  positions: NumberText,
  list: readonly ReassignShare[],
  openings: number,
): Fault<ReassignField> {
  if (!recruiter) return { field: "recruiter", message: allFields };
  const number = wholeNumber(positions);
  if (number < 1 || number > openings - sharedOut(list)) {
    return { field: "positions", message: validPositions };
  }
  return null;
}

/** Whether Submit may send the list; a recruiter who was chosen and not saved would be lost. */
export function checkReassign(
  recruiter: string | null,
  list: readonly ReassignShare[],
): Fault<ReassignField> {
  if (recruiter) return { field: "recruiter", message: saveFirst };
  return list.length === 0 ? { field: "recruiter", message: allFields } : null;
}

export type PositionRevokeField = "positions" | "comment";

export function checkPositionRevoke(
  positions: NumberText,
  comment: string,
  of: Subject,
): Fault<PositionRevokeField> {
  const number = wholeNumber(positions);
  if (number < 1) return { field: "positions", message: aboveZero };
  if (number > of.positions) return { field: "positions", message: belowTotal };
  if (of.onboarded > 0 && number > of.remaining) return { field: "positions", message: upToRemaining };
  if (of.onboarded === 0 && number >= of.remaining) return { field: "positions", message: belowRemaining };
  return checkComment(comment);
}

export function checkComment(comment: string): Fault<"comment"> {
  return blank(comment) ? { field: "comment", message: enterComment } : null;
}

export type RaiseField = "positions" | "comment";

export function checkRaise(positions: NumberText, comment: string): Fault<RaiseField> {
  const number = wholeNumber(positions);
  if (number < 1) return { field: "positions", message: allFieldsOfRaise };
  if (number > mostPositions) return { field: "positions", message: validPositions };
  return blank(comment) ? { field: "comment", message: allFieldsOfRaise } : null;
}

export type EditField = "type" | "comment";

export function checkEdit(type: string, comment: string): Fault<EditField> {
  return type === "" ? { field: "type", message: selectType } : checkComment(comment);
}
