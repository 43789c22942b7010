import { TextInput } from "@mantine/core";
import { type EmailTemplate, saveEmailTemplate, updateEmailTemplate } from "@/api/template";
import type { DialogProps } from "../dialog";
import classes from "../form.module.css";
import { MasterForm, useMasterForm } from "../MasterForm";
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
  const start: EmailValues = {
    name: row?.name ?? "",
    subject: row?.subject ?? "",
    body: row?.body ?? "",
  };
  const form = useMasterForm(start, { topic: "template", quiet: true, fields, onDone: onClose });
  const { values, set, step } = form;

  function submit(): void {
    if (step.complain(checkEmail(values, row !== null))) return;
    step.run(values, (key) =>
      row
        ? updateEmailTemplate(writer, { id: row.id, version: row.version }, values, key)
        : saveEmailTemplate(writer, values, key),
    );
  }

  return (
    <MasterForm
      noun="Email Details"
      editing={row !== null}
      size={880}
      form={form}
      onSubmit={submit}
      opened={opened}
      onClose={onClose}
    >
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
    </MasterForm>
  );
}
