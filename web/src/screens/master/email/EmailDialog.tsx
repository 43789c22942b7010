import { TextInput } from "@mantine/core";
import { type EmailTemplate, saveEmailTemplate, updateEmailTemplate } from "@/api/template";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import classes from "../form.module.css";
import { MasterForm } from "../MasterForm";
import { checkEmail, type EmailValues } from "../rules";
import { TemplateMessage } from "../templates/TemplateMessage";
import type { Writer } from "../templates/writer";
import { SubjectField } from "./SubjectField";

type Props = DialogProps & {
  writer: Writer;
  /** The template to change; null to add one. */
  row: EmailTemplate | null;
};

export function EmailDialog({ writer, row, opened, onClose }: Props) {
  const form = useWriteForm<EmailValues>({
    initial: { name: row?.name ?? "", subject: row?.subject ?? "", body: row?.body ?? "" },
    check: (values) => checkEmail(values, row !== null),
    topics: ["template"],
    quiet: true,
    onDone: onClose,
  });
  const { values } = form;

  function submit(): void {
    form.submit(values, (key) =>
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
        <TextInput label="Template Name" data-autofocus maxLength={100} {...form.field("name")} />
        <SubjectField {...form.field("subject")} />
      </div>
      <TemplateMessage
        label="Message"
        text={{ kind: "email", subject: values.subject, body: values.body }}
        onChange={(body) => form.set({ body })}
        error={form.faultOf("body")}
      />
    </MasterForm>
  );
}
