import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { Said } from "@/api/master";
import { type EmailTemplate, saveEmailTemplate, updateEmailTemplate } from "@/api/template";
import { useStep } from "@/blocks/step/useStep";
import { FormDialog } from "@/ui/FormDialog";
import type { DialogProps } from "../dialog";
import classes from "../form.module.css";
import { checkEmail, type EmailField, type EmailValues } from "../rules";
import { TemplateMessage } from "../templates/TemplateMessage";
import type { Writer } from "../templates/writer";
import { SubjectField } from "./SubjectField";

const fields: Record<string, EmailField> = { TemplateName: "name", Subject: "subject", Body: "body" };

type Props = DialogProps & {
  writer: Writer;
  /** The template to change; null to add one. */
  row: EmailTemplate | null;
};

export function EmailDialog({ writer, row, opened, onClose }: Props) {
  const [initial] = useState<EmailValues>({
    name: row?.TemplateName ?? "",
    subject: row?.Subject ?? "",
    body: row?.Body ?? "",
  });
  const [values, setValues] = useState(initial);
  const step = useStep<EmailField, Said>({ topic: "template", quiet: true, fields, onDone: onClose });

  function set(change: Partial<EmailValues>): void {
    step.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  function submit(): void {
    if (step.complain(checkEmail(values, row !== null))) return;
    step.run(values, (key) =>
      row
        ? updateEmailTemplate(writer, { id: row.TemplateId, version: row.VERSION }, values, key)
        : saveEmailTemplate(writer, values, key),
    );
  }

  return (
    <FormDialog
      opened={opened}
      title={row ? "Edit Email Details" : "Add Email Details"}
      submit={row ? "Update" : "Add"}
      size={880}
      busy={step.busy}
      error={step.error}
      dirty={JSON.stringify(values) !== JSON.stringify(initial)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <div className={classes.pair}>
          <TextInput
            label="Template Name"
            data-autofocus
            maxLength={100}
            value={values.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
            error={step.faultOf("name")}
          />
          <SubjectField
            value={values.subject}
            onChange={(subject) => set({ subject })}
            error={step.faultOf("subject")}
          />
        </div>
        <TemplateMessage
          label="Message"
          text={{ kind: "email", subject: values.subject, body: values.body }}
          onChange={(body) => set({ body })}
          error={step.faultOf("body")}
        />
      </div>
    </FormDialog>
  );
}
