import { Textarea, TextInput } from "@mantine/core";
import { insertSource, type Source, updateSource } from "@/api/master";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { MasterForm } from "../MasterForm";
import { checkSource, type SourceValues, wentWrong } from "../rules";

type Props = DialogProps & {
  userId: string;
  /** The source to change; null to add one. */
  row: Source | null;
};

export function SourceDialog({ userId, row, opened, onClose }: Props) {
  const form = useWriteForm<SourceValues>({
    initial: { name: row?.name ?? "", description: row?.description ?? "" },
    check: checkSource,
    topics: ["source"],
    unanswered: wentWrong,
    onDone: onClose,
  });

  function submit(): void {
    const { values } = form;
    form.submit(values, (key) =>
      row
        ? updateSource(userId, { id: row.id, version: row.version }, values, key)
        : insertSource(userId, values, key),
    );
  }

  return (
    <MasterForm
      noun="Source"
      editing={row !== null}
      size={640}
      form={form}
      onSubmit={submit}
      opened={opened}
      onClose={onClose}
    >
      <TextInput label="Source of Candidate" data-autofocus maxLength={100} {...form.field("name")} />
      <Textarea label="Description" autosize minRows={3} maxRows={10} {...form.field("description")} />
    </MasterForm>
  );
}
