import type { ReactNode } from "react";
import type { WriteAnswer } from "@/api/client";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { type DialogProps, openDialog } from "@/ui/dialogs";
import type { Act } from "./useAttempt";
import { useWrite, type WriteOptions } from "./useWrite";

type Confirmation<Answer extends WriteAnswer> = WriteOptions<Answer> & {
  /** The whole question: 'Are you sure you want to end the links?' */
  question: string;
  about?: ReactNode;
  removes?: boolean;
  /** What YES orders. */
  order: unknown;
  act: Act<Answer>;
};

function Confirmation({ opened, onClose, ...asked }: Confirmation<WriteAnswer> & DialogProps) {
  const { question, about, removes, order, act, ...options } = asked;
  const write = useWrite({
    ...options,
    onDone: (...done) => {
      onClose();
      options.onDone?.(...done);
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      question={question}
      about={about}
      removes={removes}
      busy={write.busy}
      error={write.error}
      onYes={() => write.run(order, act)}
      onNo={onClose}
    />
  );
}

/** Asks before a write, makes it, and stays open with the reason if it is refused. */
export const openConfirmation = (asked: Confirmation<WriteAnswer>) => openDialog(Confirmation, asked);
