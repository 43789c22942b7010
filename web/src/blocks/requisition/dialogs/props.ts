import type { AssignmentSubject, Subject } from "../subject";

export type DialogProps = { opened: boolean; onClose: () => void };

/** `seed` is what the opener knew; the dialog itself follows the requisition as it changes. */
export type SubjectDialogProps = DialogProps & { seed: Subject };

export type AssignmentDialogProps = SubjectDialogProps & { assignment: AssignmentSubject };
