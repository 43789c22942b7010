import { TextInput } from "@mantine/core";
import { insertWhatsappCategory } from "@/api/template";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import { type CategoryValues, checkCategory } from "../rules";

export function CategoryDialog({ userId, opened, onClose }: DialogProps & { userId: string }) {
  const form = useWriteForm<CategoryValues>({
    initial: { name: "" },
    check: checkCategory,
    topics: ["template"],
    quiet: true,
    onDone: onClose,
  });
  const { name } = form.values;
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Add Category"
      submit="Add"
      size={640}
      onSubmit={() => form.submit(name, (key) => insertWhatsappCategory(userId, name, key))}
      onClose={onClose}
    >
      <TextInput label="Category Name" data-autofocus maxLength={100} {...form.field("name")} />
    </FormDialog>
  );
}
