import { Textarea } from "@mantine/core";
import { type Moved, reopenApplication } from "@/api/application";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { FormDialog } from "@/ui/FormDialog";
import { type MoveSubject, useMoving } from "../useMoving";

type Props = {
  opened: boolean;
  subject: MoveSubject;
  onReopened: (moved: Moved) => void;
  onClose: () => void;
};

/** Lets a closed candidate go on from where they stood. */
export function ReopenDialog({ opened, subject, onReopened, onClose }: Props) {
  const { options, orderOf, moving } = useMoving(subject);
  const form = useWriteForm<{ comment: string }, Moved>({
    ...options,
    initial: { comment: "" },
    onDone: onReopened,
  });
  const comment = form.values.comment.trim();
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      size={640}
      title="Reopen Candidate"
      subtitle={`${subject.name} · ${subject.position} · goes on from where it stood; what closed it stays in the timeline.`}
      submit="Reopen"
      submitDisabled={comment === ""}
      onSubmit={() =>
        form.submit(
          orderOf(comment),
          moving((by) => reopenApplication(by, comment)),
        )
      }
      onClose={onClose}
    >
      <Textarea
        label="Comment"
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2000}
        data-autofocus
        {...form.field("comment")}
      />
    </FormDialog>
  );
}
