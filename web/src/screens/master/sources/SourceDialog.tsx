import { Textarea, TextInput } from "@mantine/core";
import { insertSource, type Source, updateSource } from "@/api/master";
import type { DialogProps } from "../dialog";
import { MasterForm, useMasterForm } from "../MasterForm";
import { checkSource, type SourceField, type SourceValues, wentWrong } from "../rules";

const fields: Record<string, SourceField> = { SOURCE_OF_CANDIDATE: "name", DESCRIPTION: "description" };

type Props = DialogProps & {
  userId: string;
  /** The source to change; null to add one. */
  row: Source | null;
};

export function SourceDialog({ userId, row, opened, onClose }: Props) {
  const start: SourceValues = { name: row?.name ?? "", description: row?.description ?? "" };
  const form = useMasterForm(start, { topic: "source", fields, unanswered: wentWrong, onDone: onClose });
  const { values, set, step } = form;

  function submit(): void {
    if (step.complain(checkSource(values))) return;
    step.run(values, (key) =>
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
      <TextInput
        label="Source of Candidate"
        data-autofocus
        maxLength={100}
        value={values.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={step.faultOf("name")}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={10}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
        error={step.faultOf("description")}
      />
    </MasterForm>
  );
}
