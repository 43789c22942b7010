import type { AssignmentSubject, Subject } from "../subject";

export type DialogProps = { opened: boolean; onClose: () => void };

/** `seed` is the opener's data; the dialog follows later changes of the requisition. */
export type SubjectDialogProps = DialogProps & { seed: Subject };

export type AssignmentDialogProps = SubjectDialogProps & { assignment: AssignmentSubject };
