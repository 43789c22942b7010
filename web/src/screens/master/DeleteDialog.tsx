import type { Said } from "@/api/master";
import { useStep } from "@/blocks/step/useStep";
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
  const step = useStep<never, Said>({ topic, quiet, unanswered: wentWrong, onDone: onClose });
  return (
    <ConfirmDialog
      opened={opened}
      removes
      question={areYouSure}
      about={about}
      busy={step.busy}
      error={step.error}
      onYes={() => step.run(about, onDelete)}
      onNo={onClose}
    />
  );
}
