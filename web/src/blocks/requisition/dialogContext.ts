import { createContext, useContext } from "react";
import type { AssignmentSubject, Subject } from "./subject";

export type AssignStatus = "Assign" | "Hold";

/** The dialogs about requisitions, each with what it is about. */
export type DeskDialog =
  | { kind: "new" }
  | { kind: "assign"; subject: Subject; status: AssignStatus }
  | { kind: "revoked"; subject: Subject }
  | { kind: "revokeRequisition"; subject: Subject }
  | { kind: "revokePosition"; subject: Subject }
  | { kind: "raise"; subject: Subject }
  | { kind: "edit"; subject: Subject }
  | { kind: "timeline"; subject: Subject }
  | { kind: "details"; subject: Subject }
  | { kind: "jd"; subject: Subject }
  | { kind: "skills"; subject: Subject }
  | { kind: "comments"; subject: Subject }
  | { kind: "reassign"; subject: Subject; assignment: AssignmentSubject }
  | { kind: "revokeRecruiter"; subject: Subject; assignment: AssignmentSubject };

/** Something that was just done and can be taken back. */
export type Undoable = {
  step: string;
  /** What was done: 'Requisition Hold Successfully'. */
  done: string;
  /** '1187 · Senior Java Developer'. */
  about: string;
  /** When it was sent, on the clock of performance.now(). */
  began: number;
};

export type Desk = {
  open: (dialog: DeskDialog) => void;
  undoable: (undo: Undoable) => void;
  /** Where the undo bar stands while a drawer keeps the focus to itself. */
  hostUndo: (host: HTMLElement | null) => void;
};

export const DeskContext = createContext<Desk | null>(null);

/** Opens the dialogs of the RequisitionDesk around the caller. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("A part that opens requisition dialogs stands outside of a RequisitionDesk.");
  return desk;
}
