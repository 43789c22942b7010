import type { WriteAnswer } from "@/api/client";
import { useWrite } from "@/blocks/write/useWrite";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import type { DialogProps } from "@/ui/dialogs";
import { areYouSure, wentWrong } from "./rules";

type Props = DialogProps & {
  topic: string;
  /** The name of the record to delete. */
  about: string;
  /** Shows a failure in the dialog only. */
  quiet?: boolean;
  onDelete: (key: string) => Promise<WriteAnswer>;
};

/** Confirms a deletion, and stays open with the reason if it is refused. */
export function DeleteDialog({ topic, about, quiet, onDelete, opened, onClose }: Props) {
  const write = useWrite({ topics: [topic], quiet, unanswered: wentWrong, onDone: onClose });
  return (
    <ConfirmDialog
      opened={opened}
      removes
      question={areYouSure}
      about={about}
      busy={write.busy}
      error={write.error}
      onYes={() => write.run(about, onDelete)}
      onNo={onClose}
    />
  );
}
