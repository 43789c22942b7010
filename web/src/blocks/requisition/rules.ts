import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";
import { readSalary } from "@/lib/salary";
import { isIntern, type Subject } from "./subject";

/**
 * The rules of the requisition forms, each in the order of its form. The wording is the specification's, verbatim; the
 * server checks the same again.
 */

export const allFields = "All Fields Are Compulsory!!";
export const validPositions = "Please Enter Valid Position Number";
export const validStipend = "Please Enter Valid Stipend";
export const selectTenure = "Please Select Tenure";
export const enterComment = "Please enter comment";
export const selectType = "Please select position type";
export const nothingToAssign = "All positions are assigned already";
export const nothingToChange = "Nothing to change";
export const aboveZero = "Please enter position greater than 0.";
export const belowTotal = "Revoke position should be less than No. of position.";
export const upToRemaining = "Revoke position should be less than or equal to Remaining Position.";
export const belowRemaining = "Revoke position should be less than Remaining Position.";
export const allFieldsOfRaise = "All the fields are compulsory.";
export const saveFirst = "Press Save to add this recruiter to the list first.";

export const employmentTypes = ["Intern", "Full Time", "Part Time", "Contract"] as const;
export const tenures = ["1", "2", "3", "4", "5", "6"] as const;

const mostPositions = 999;

/** The value of a number field: as it was typed, or as it is stored. */
export type NumberText = number | string;

/** The typed whole number; 0 for anything else. */
export function wholeNumber(value: NumberText): number {
  const text = String(value).trim();
  return /^\d+$/.test(text) ? Number(text) : 0;
}

/** The typed stipend, in rupees a month; 0 if it is not understood, or is one of a year. */
export function stipendOf(value: NumberText): number {
  const read = readSalary(String(value));
  return read && read.per !== "year" ? read.rupees : 0;
}

/** A recruiter of a list and their number of positions. */
export type NamedShare = { recruiter: string; name: string; positions: number };

export const assignedIn = (list: readonly NamedShare[]) =>
  list.reduce((sum, { positions }) => sum + positions, 0);

/** The recruiter being chosen, and the list of those added before. */
type Sharing = {
  recruiter: string | null;
  name: string;
  positions: NumberText;
  list: readonly NamedShare[];
};

export type AssignValues = Sharing & {
  status: "Assign" | "Hold";
  stipend: NumberText;
  tenure: string | null;
  note: string;
};

/** Everybody who is to be assigned: the list, and who is chosen but not added to it. */
export function sharesOf({ recruiter, name, positions, list }: Sharing): readonly NamedShare[] {
  return recruiter ? [...list, { recruiter, name, positions: wholeNumber(positions) }] : list;
}

export const asksStipend = (of: Subject) => isIntern(of) && !of.stipend;

export function checkAssign(values: AssignValues, of: Subject): Faults<keyof AssignValues> {
  if (values.status === "Hold") return faultsOf({ note: isBlank(values.note) && allFields });
  const stipend = asksStipend(of);
  const added = !values.recruiter && values.list.length > 0;
  const tooMany = assignedIn(values.list) > of.unassigned;
  return faultsOf({
    recruiter: !values.recruiter && !added && allFields,
    positions: (added ? tooMany : misses(values, of.unassigned)) && validPositions,
    stipend: stipend && stipendOf(values.stipend) < 1 && validStipend,
    tenure: stipend && !values.tenure && selectTenure,
  });
}

/** Whether the number of positions is none that is left beside those of the list. */
function misses({ positions, list }: Sharing, openings: number): boolean {
  const number = wholeNumber(positions);
  return number < 1 || number > openings - assignedIn(list);
}

export type ReassignValues = Sharing;

/** The rules of adding a recruiter with positions to the list. */
export function checkShare(values: Sharing, openings: number): Faults<keyof Sharing> {
  return faultsOf({
    recruiter: !values.recruiter && allFields,
    positions: misses(values, openings) && validPositions,
  });
}

/** The rules of Submit, which sends the list; a recruiter chosen but not saved would be lost. */
export function checkReassign({ recruiter, list }: ReassignValues): Faults<keyof ReassignValues> {
  return faultsOf({ recruiter: (recruiter && saveFirst) || (list.length === 0 && allFields) });
}

export type CommentValues = { comment: string };

export function checkComment({ comment }: CommentValues): Faults<keyof CommentValues> {
  return faultsOf({ comment: isBlank(comment) && enterComment });
}

/** The form of Position Revoke and Raise: a number and a comment. */
export type CountValues = { positions: NumberText; comment: string };

function revokeFault(number: number, of: Subject, limit?: RevokeLimit): string | false {
  if (number < 1) return aboveZero;
  if (number > of.positions) return belowTotal;
  if (of.onboarded > 0 && number > of.remaining) return upToRemaining;
  if (of.onboarded === 0 && number >= of.remaining) return belowRemaining;
  return limit !== undefined && number > limit.revocable && limit.revocableWhy;
}

/** How many positions can be revoked, and why not more; known once the requisition is loaded. */
type RevokeLimit = { revocable: number; revocableWhy: string };

export function checkPositionRevoke(
  values: CountValues,
  of: Subject,
  limit?: RevokeLimit,
): Faults<keyof CountValues> {
  return faultsOf({
    positions: revokeFault(wholeNumber(values.positions), of, limit),
    comment: isBlank(values.comment) && enterComment,
  });
}

export function checkRaise(values: CountValues): Faults<keyof CountValues> {
  const number = wholeNumber(values.positions);
  return faultsOf({
    positions: (number < 1 && allFieldsOfRaise) || (number > mostPositions && validPositions),
    comment: isBlank(values.comment) && allFieldsOfRaise,
  });
}

export type EditValues = { type: string; comment: string };

export function checkEdit({ type, comment }: EditValues, of: Subject): Faults<keyof EditValues> {
  return faultsOf({
    type: (type === "" && selectType) || (type === of.employmentType && nothingToChange),
    comment: isBlank(comment) && enterComment,
  });
}
