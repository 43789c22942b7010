import { Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Said } from "@/api/master";
import {
  addWhatsappTemplate,
  updateWhatsappTemplate,
  type WhatsappTemplate,
  whatsappCategoriesQuery,
} from "@/api/template";
import { useStep } from "@/blocks/step/useStep";
import { FormDialog } from "@/ui/FormDialog";
import type { DialogProps } from "../dialog";
import classes from "../form.module.css";
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
  const [initial] = useState<WhatsappValues>({
    category: row?.WHATSAPP_CATEGORY_ID ?? null,
    name: row?.TEMPLATE_NAME ?? "",
    body: row?.BODY ?? "",
  });
  const [values, setValues] = useState(initial);
  const step = useStep<WhatsappField, Said>({
    topic: "template",
    quiet: true,
    fields,
    onDone: onClose,
  });

  function set(change: Partial<WhatsappValues>): void {
    step.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  function submit(): void {
    if (step.complain(checkWhatsapp(values))) return;
    const order = { ...values, category: values.category ?? "" };
    step.run(order, (key) =>
      row
        ? updateWhatsappTemplate(userId, { id: row.WHATSAPP_GUID, version: row.VERSION }, order, key)
        : addWhatsappTemplate(userId, order, key),
    );
  }

  return (
    <FormDialog
      opened={opened}
      title={row ? "Edit WhatsApp Details" : "Add WhatsApp Details"}
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
          <Select
            label="Category"
            placeholder="Select category"
            searchable
            data-autofocus
            data={
              categories.data?.map((c) => ({ value: c.WHATSAPP_CATEGORY_ID, label: c.CATEGORY_NAME })) ?? []
            }
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
      </div>
    </FormDialog>
  );
}
