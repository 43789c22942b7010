import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { placeholdersQuery, type TemplateText } from "@/api/template";
import { LoadingRows } from "@/ui/LoadingRows";
import { RichTextField } from "@/ui/richtext/RichTextField";
import { Segmented } from "@/ui/Segmented";
import { TemplatePreview } from "./TemplatePreview";

const segments = [
  { value: "write", label: "Write" },
  { value: "preview", label: "Preview" },
] as const;

type Mode = (typeof segments)[number]["value"];

type Props = {
  label: string;
  text: TemplateText;
  onChange: (html: string) => void;
  error: string | undefined;
};

/** The text of a template: an editor with placeholders, or a preview for a sample candidate. */
export function TemplateMessage({ label, text, onChange, error }: Props) {
  const placeholders = useQuery(placeholdersQuery);
  const [mode, setMode] = useState<Mode>("write");
  if (placeholders.isPending) return <LoadingRows count={4} />;
  return (
    <RichTextField
      kind={text.kind === "whatsapp" ? "chat" : "mail"}
      label={label}
      html={text.body}
      onChange={onChange}
      words={placeholders.data ?? []}
      error={error}
      beside={
        <Segmented label={`${label}: write or preview`} segments={segments} value={mode} onChange={setMode} />
      }
      instead={mode === "preview" && <TemplatePreview {...text} />}
    />
  );
}
