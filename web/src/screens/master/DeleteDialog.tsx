import type { Said } from "@/api/master";
import { useWrite } from "@/blocks/write/useWrite";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import type { DialogProps } from "./dialog";
import { areYouSure, wentWrong } from "./rules";

type Props = DialogProps & {
  topic: string;
  /** What is deleted, by its name. */
  about: string;
  /** A failure is told in the dialog alone. */
  quiet?: boolean;
  onDelete: (key: string) => Promise<Said>;
};

/** Asks before something is deleted, and stays open with the reason when it cannot be. */
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
