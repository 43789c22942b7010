import { Textarea } from "@mantine/core";
import { blacklistCandidate, type Moved } from "@/api/application";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { FormDialog } from "@/ui/FormDialog";
import { type MoveSubject, useMoving } from "../useMoving";

type Props = {
  opened: boolean;
  subject: MoveSubject;
  onBlacklisted: (moved: Moved) => void;
  onClose: () => void;
};

export function BlacklistDialog({ opened, subject, onBlacklisted, onClose }: Props) {
  const { options, orderOf, moving } = useMoving(subject);
  const form = useWriteForm<{ comment: string }, Moved>({
    ...options,
    initial: { comment: "" },
    onDone: onBlacklisted,
  });
  const comment = form.values.comment.trim();
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      size={640}
      title="Candidate Blacklist"
      subtitle={`${subject.name} · nothing can be done with a blacklisted candidate any more, in any requisition.`}
      submit="SUBMIT"
      submitDisabled={comment === ""}
      removes
      onSubmit={() =>
        form.submit(
          orderOf(comment),
          moving((by) => blacklistCandidate(by, comment)),
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
