import { askAgain } from "@/api/requisitionStep";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { nameOfSubject } from "../subject";
import type { SubjectDialogProps } from "./props";
import { useSubjectWrite } from "./useSubjectForm";

/** Confirms a mail with new links to the approver, and stays open with the reason if it is refused. */
export function AskAgainDialog(props: SubjectDialogProps) {
  const write = useSubjectWrite(props);
  return (
    <ConfirmDialog
      opened={props.opened}
      question="Ask the approver again?"
      about={nameOfSubject(props.seed)}
      busy={write.busy}
      error={write.error}
      onYes={() => write.run("ask again", askAgain)}
      onNo={props.onClose}
    />
  );
}
