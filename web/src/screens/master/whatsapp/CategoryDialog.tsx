import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { Said } from "@/api/master";
import { insertWhatsappCategory } from "@/api/template";
import { useStep } from "@/blocks/step/useStep";
import { FormDialog } from "@/ui/FormDialog";
import type { DialogProps } from "../dialog";
import { checkCategory } from "../rules";

const fields = { CATEGORY_NAME: "name" } as const;

export function CategoryDialog({ userId, opened, onClose }: DialogProps & { userId: string }) {
  const [name, setName] = useState("");
  const step = useStep<"name", Said>({ topic: "template", quiet: true, fields, onDone: onClose });

  function submit(): void {
    if (step.complain(checkCategory(name))) return;
    step.run(name, (key) => insertWhatsappCategory(userId, name, key));
  }

  return (
    <FormDialog
      opened={opened}
      title="Add Category"
      submit="Add"
      size={640}
      busy={step.busy}
      error={step.error}
      dirty={name !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Category Name"
        data-autofocus
        maxLength={100}
        value={name}
        onChange={(event) => {
          step.mend();
          setName(event.currentTarget.value);
        }}
        error={step.faultOf("name")}
      />
    </FormDialog>
  );
}
