import { Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
  addWhatsappTemplate,
  updateWhatsappTemplate,
  type WhatsappTemplate,
  whatsappCategoriesQuery,
} from "@/api/template";
import type { DialogProps } from "../dialog";
import classes from "../form.module.css";
import { MasterForm, useMasterForm } from "../MasterForm";
import { checkWhatsapp, type WhatsappField, type WhatsappValues } from "../rules";
import { TemplateMessage } from "../templates/TemplateMessage";

const fields: Record<string, WhatsappField> = {
  WHATSAPP_CATEGORY_ID: "category",
  TEMPLATE_NAME: "name",
  BODY: "body",
};

type Props = DialogProps & {
  userId: string;
  /** The template to change; null to add one. */
  row: WhatsappTemplate | null;
};

export function WhatsappDialog({ userId, row, opened, onClose }: Props) {
  const categories = useQuery(whatsappCategoriesQuery);
  const start: WhatsappValues = {
    category: row?.categoryId ?? null,
    name: row?.name ?? "",
    body: row?.body ?? "",
  };
  const form = useMasterForm(start, { topic: "template", quiet: true, fields, onDone: onClose });
  const { values, set, step } = form;

  function submit(): void {
    if (step.complain(checkWhatsapp(values))) return;
    const order = { ...values, category: values.category ?? "" };
    step.run(order, (key) =>
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
          value={values.category}
          onChange={(category) => set({ category })}
          error={
            step.faultOf("category") ??
            (categories.isError ? "The categories could not be loaded." : undefined)
          }
        />
        <TextInput
          label="Template Name"
          maxLength={100}
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={step.faultOf("name")}
        />
      </div>
      <TemplateMessage
        label="Body"
        text={{ kind: "whatsapp", subject: "", body: values.body }}
        onChange={(body) => set({ body })}
        error={step.faultOf("body")}
      />
    </MasterForm>
  );
}
