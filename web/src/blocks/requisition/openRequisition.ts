import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import type { AssignmentSubject, Subject } from "./subject";

export type AssignStatus = "Assign" | "Hold";

/** The dialogs about requisitions, each with its subject. */
export type RequisitionDialog =
  | { kind: "new" }
  | { kind: "assign"; subject: Subject; status: AssignStatus }
  | { kind: "held"; subject: Subject }
  | { kind: "revoked"; subject: Subject }
  | { kind: "revokeRequisition"; subject: Subject }
  | { kind: "revokePosition"; subject: Subject }
  | { kind: "raise"; subject: Subject }
  | { kind: "edit"; subject: Subject }
  | { kind: "askAgain"; subject: Subject }
  | { kind: "timeline"; subject: Subject }
  | { kind: "details"; subject: Subject }
  | { kind: "jd"; subject: Subject }
  | { kind: "skills"; subject: Subject }
  | { kind: "comments"; subject: Subject }
  | { kind: "reassign"; subject: Subject; assignment: AssignmentSubject }
  | { kind: "revokeRecruiter"; subject: Subject; assignment: AssignmentSubject };

export const requisitionDialogs = codeOf(async () => (await import("./dialogs/Dialogs")).Dialogs);

/** Opens a dialog about a requisition. */
export const openRequisition = (dialog: RequisitionDialog) => void openDialog(requisitionDialogs, { dialog });

export const assignmentPanel = codeOf(async () => (await import("./panel/AssignmentPanel")).AssignmentPanel);
