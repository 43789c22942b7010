import { Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
  addWhatsappTemplate,
  updateWhatsappTemplate,
  type WhatsappTemplate,
  whatsappCategoriesQuery,
} from "@/api/template";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import classes from "../form.module.css";
import { MasterForm } from "../MasterForm";
import { checkWhatsapp, type WhatsappValues } from "../rules";
import { TemplateMessage } from "../templates/TemplateMessage";

type Props = DialogProps & {
  userId: string;
  /** The template to change; null to add one. */
  row: WhatsappTemplate | null;
};

export function WhatsappDialog({ userId, row, opened, onClose }: Props) {
  const categories = useQuery(whatsappCategoriesQuery);
  const form = useWriteForm<WhatsappValues>({
    initial: { category: row?.categoryId ?? null, name: row?.name ?? "", body: row?.body ?? "" },
    check: checkWhatsapp,
    topics: ["template"],
    quiet: true,
    onDone: onClose,
  });
  const { values } = form;

  function submit(): void {
    const order = { ...values, category: values.category ?? "" };
    form.submit(order, (key) =>
      row
        ? updateWhatsappTemplate(userId, { id: row.id, version: row.version }, order, key)
        : addWhatsappTemplate(userId, order, key),
    );
  }

  return (
    <MasterForm
      noun="WhatsApp Details"
      editing={row !== null}
      size={880}
      form={form}
      onSubmit={submit}
      opened={opened}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <Select
          label="Category"
          placeholder="Select category"
          searchable
          data-autofocus
          data={categories.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          nothingFoundMessage="No category found"
          {...form.field("category")}
          error={
            form.faultOf("category") ??
            (categories.isError ? "The categories could not be loaded." : undefined)
          }
        />
        <TextInput label="Template Name" maxLength={100} {...form.field("name")} />
      </div>
      <TemplateMessage
        label="Body"
        text={{ kind: "whatsapp", subject: "", body: values.body }}
        onChange={(body) => form.set({ body })}
        error={form.faultOf("body")}
      />
    </MasterForm>
  );
}
