import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { insertSource, type Said, type Source, updateSource } from "@/api/master";
import { useStep } from "@/blocks/step/useStep";
import { FormDialog } from "@/ui/FormDialog";
import type { DialogProps } from "../dialog";
import classes from "../form.module.css";
import { checkSource, type SourceField, type SourceValues, wentWrong } from "../rules";

const fields: Record<string, SourceField> = { SOURCE_OF_CANDIDATE: "name", DESCRIPTION: "description" };

type Props = DialogProps & {
  userId: string;
  /** The source to change; null to add one. */
  row: Source | null;
};

export function SourceDialog({ userId, row, opened, onClose }: Props) {
  const [initial] = useState<SourceValues>({
    name: row?.SOURCE_OF_CANDIDATE ?? "",
    description: row?.DESCRIPTION ?? "",
  });
  const [values, setValues] = useState(initial);
  const step = useStep<SourceField, Said>({
    topic: "source",
    fields,
    offline: wentWrong,
    onDone: onClose,
  });

  function set(change: Partial<SourceValues>): void {
    step.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  function submit(): void {
    if (step.complain(checkSource(values))) return;
    step.run(values, (key) =>
      row
        ? updateSource(userId, { id: row.SOURCE_OF_CANDIDATE_ID, version: row.VERSION }, values, key)
        : insertSource(userId, values, key),
    );
  }

  return (
    <FormDialog
      opened={opened}
      title={row ? "Edit Source" : "Add Source"}
      submit={row ? "Update" : "Add"}
      size={640}
      busy={step.busy}
      error={step.error}
      dirty={JSON.stringify(values) !== JSON.stringify(initial)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
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
      </div>
    </FormDialog>
  );
}
