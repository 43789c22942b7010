import type { Assignment, Requisition, RequisitionWhole } from "@/api/requisition";

/** The requisition that a dialog is about, from a row of a list or from the full record. */
export type Subject = {
  id: string;
  serial: string;
  position: string;
  version: number;
  status: string;
  employmentType: string;
  positions: number;
  unassigned: number;
  onboarded: number;
  remaining: number;
  /** Null until it is given. */
  stipend: number | null;
  tenure: number | null;
};

export function subjectOfRow(row: Requisition): Subject {
  return {
    id: row.requisitionId,
    serial: row.serial,
    position: row.position,
    version: row.version,
    status: row.status,
    employmentType: row.employmentType,
    positions: row.positions,
    unassigned: Math.max(0, row.positions - row.assigned),
    onboarded: row.onboarded,
    remaining: row.remaining,
    stipend: row.stipend,
    tenure: row.tenure,
  };
}

export function subjectOfWhole(whole: RequisitionWhole): Subject {
  return {
    id: whole.requisitionId,
    serial: whole.serial,
    position: whole.position,
    version: whole.version,
    status: whole.status,
    employmentType: whole.employmentType,
    positions: whole.positions,
    unassigned: whole.unassigned,
    onboarded: whole.onboarded,
    remaining: whole.remaining,
    stipend: whole.stipend,
    tenure: whole.tenure,
  };
}

/** '1187 · Senior Java Developer', the line under the title of a dialog. */
export function nameOfSubject({ serial, position }: Pick<Subject, "serial" | "position">): string {
  return `${serial} · ${position}`;
}

export const isIntern = ({ employmentType }: Subject) => employmentType === "Intern";

/** The assignment that Re-Assign and HR Revoke are about. */
export type AssignmentSubject = Pick<Assignment, "recruiterId" | "recruiter" | "positions" | "openings">;
