import type { ReactNode } from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import { type DialogProps, openDialog } from "./dialogs";

type Question = {
  /** The whole question: 'Are you sure you want to push to offer?' */
  question: string;
  about?: ReactNode;
  removes?: boolean;
  onYes: () => void;
};

function QuestionDialog({ opened, onClose, onYes, ...asked }: Question & DialogProps) {
  return (
    <ConfirmDialog
      {...asked}
      opened={opened}
      onYes={() => {
        onClose();
        onYes();
      }}
      onNo={onClose}
    />
  );
}

/** Asks before something that leaves with one click. */
export const openQuestion = (question: Question) => openDialog(QuestionDialog, question);
