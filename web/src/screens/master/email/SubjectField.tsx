import { TextInput } from "@mantine/core";
import { IconBraces } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { placeholdersQuery } from "@/api/template";
import { IconButton } from "@/ui/IconButton";
import { WordMenu } from "@/ui/richtext/WordMenu";

type Props = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The subject of a mail, with a menu of placeholders. */
export function SubjectField({ value, onChange, error }: Props) {
  const { data: words = [] } = useQuery(placeholdersQuery);
  const input = useRef<HTMLInputElement>(null);

  function insert(text: string): void {
    const field = input.current;
    const from = field?.selectionStart ?? value.length;
    const to = field?.selectionEnd ?? from;
    onChange(value.slice(0, from) + text + value.slice(to));
    window.setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(from + text.length, from + text.length);
    });
  }

  return (
    <TextInput
      ref={input}
      label="Subject"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      rightSection={
        <WordMenu words={words} onPick={insert}>
          <IconButton small label="Placeholder for the subject" icon={<IconBraces />} />
        </WordMenu>
      }
    />
  );
}
