import type { TemplateText } from "@/api/template";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";
import { TemplatePreview } from "./TemplatePreview";

export function PreviewDialog({ name, text, ...shared }: DialogProps & { name: string; text: TemplateText }) {
  return (
    <Dialog {...shared} title="Preview" subtitle={<bdi>{name}</bdi>} size={640}>
      <TemplatePreview {...text} />
    </Dialog>
  );
}
