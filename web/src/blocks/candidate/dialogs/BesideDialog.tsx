import { Select, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationKey, Moved } from "@/api/application";
import { type ApplicationWait, applicationWaitQuery, recordBeside } from "@/api/waiting";
import { CallLink } from "@/blocks/candidate/CallLink";
import { useMoving } from "@/blocks/candidate/useMoving";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import classes from "../stage/StageFields.module.css";

type Option = ApplicationWait["beside"][number];

type Props = DialogProps & {
  /** A single one is chosen already. */
  options: readonly Option[];
  of: ApplicationKey;
  name: string;
  /** To call while the dialog is open. */
  mobile?: string;
  /** What was known when it opened; the query may know more by now. */
  asked: ApplicationWait;
  /** Called after it was recorded; by default onClose. */
  onRecorded?: (moved: Moved) => void;
};

/** Records what is known of a candidate; it moves nothing. */
export function BesideDialog({ options, of, name, mobile, asked, opened, onClose, onRecorded }: Props) {
  const several = options.length > 1;
  const [chosen, choose] = useState(several ? "" : options[0]?.status);
  const option = options.find(({ status }) => status === chosen);
  const { data: wait = asked } = useQuery(applicationWaitQuery(of));
  const subject = { of, version: wait.version, current: true, name, position: "" };
  const { options: moves, orderOf, moving } = useMoving(subject);
  const form = useWriteForm<{ comment: string; date: string }, Moved>({
    ...moves,
    initial: { comment: "", date: "" },
    onDone: onRecorded ?? onClose,
  });
  const { comment, date } = form.values;
  const order = {
    status: option?.status ?? "",
    comment: comment.trim(),
    date: option?.needsDate ? date : "",
  };
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      size={460}
      title={several ? "What the candidate says" : order.status}
      subtitle={`${subject.name} · stage and status stay as they are.`}
      submit="SUBMIT"
      submitDisabled={
        !option || (option.needsComment && order.comment === "") || (option.needsDate && date === "")
      }
      onSubmit={() =>
        form.submit(
          orderOf(order),
          moving((by) => recordBeside(by, order)),
        )
      }
      onClose={onClose}
    >
      <div className={classes.stack}>
        {mobile && <CallLink mobile={mobile} />}
        {several && (
          <Select
            size="md"
            label="Status"
            placeholder="Select status"
            required
            data={options.map(({ status }) => status)}
            value={chosen || null}
            onChange={(status) => choose(status ?? "")}
            allowDeselect={false}
            data-autofocus
          />
        )}
        {option?.needsDate && (
          <TextInput type="date" label="Last working day" required {...form.field("date")} />
        )}
        <Textarea
          label="Comment"
          required={option?.needsComment ?? true}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          data-autofocus={!several || undefined}
          {...form.field("comment")}
        />
      </div>
    </FormDialog>
  );
}
