import { Textarea, TextInput } from "@mantine/core";
import { type ApplicationWait, recordBeside } from "@/api/waiting";
import { type MoveSubject, useMoving } from "@/blocks/candidate/useMoving";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { FormDialog } from "@/ui/FormDialog";

type Props = {
  option: ApplicationWait["beside"][number];
  opened: boolean;
  subject: MoveSubject;
  onClose: () => void;
};

/** Records what is known of a candidate; it moves nothing. */
export function BesideDialog({ option, opened, subject, onClose }: Props) {
  const { options, orderOf, moving } = useMoving(subject);
  const form = useWriteForm<{ comment: string; date: string }>({
    ...options,
    initial: { comment: "", date: "" },
    onDone: onClose,
  });
  const { comment, date } = form.values;
  const order = { status: option.status, comment: comment.trim(), date };
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      size={460}
      title={option.status}
      subtitle={`${subject.name} · stage and status stay as they are.`}
      submit="SUBMIT"
      submitDisabled={(option.needsComment && order.comment === "") || (option.needsDate && date === "")}
      onSubmit={() =>
        form.submit(
          orderOf(order),
          moving((by) => recordBeside(by, order)),
        )
      }
      onClose={onClose}
    >
      {option.needsDate && (
        <TextInput type="date" label="Last working day" required {...form.field("date")} />
      )}
      <Textarea
        label="Comment"
        required={option.needsComment}
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
