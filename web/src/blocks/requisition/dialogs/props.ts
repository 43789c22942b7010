import type { DialogProps } from "@/ui/dialogs";
import type { AssignmentSubject, Subject } from "../subject";

/** `seed` is the opener's data; the dialog follows later changes of the requisition. */
export type SubjectDialogProps = DialogProps & { seed: Subject };

export type AssignmentDialogProps = SubjectDialogProps & { assignment: AssignmentSubject };
