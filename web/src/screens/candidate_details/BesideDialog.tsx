import { Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ApplicationKey } from "@/api/application";
import { type ApplicationWait, applicationWaitQuery, recordBeside } from "@/api/waiting";
import { useMoving } from "@/blocks/candidate/useMoving";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";

type Props = DialogProps & {
  option: ApplicationWait["beside"][number];
  of: ApplicationKey;
  name: string;
  /** What was known when it opened; the query may know more by now. */
  asked: ApplicationWait;
};

/** Records what is known of a candidate; it moves nothing. */
export function BesideDialog({ option, of, name, asked, opened, onClose }: Props) {
  const { data: wait = asked } = useQuery(applicationWaitQuery(of));
  const subject = { of, version: wait.version, current: true, name, position: "" };
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
