import { Textarea } from "@mantine/core";

type Props = {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  description?: string;
  autoFocus?: boolean;
};

const longest = 2000;

export function CommentField({ label = "Comment", value, onChange, error, description, autoFocus }: Props) {
  return (
    <Textarea
      label={label}
      description={description}
      inputWrapperOrder={["label", "input", "description", "error"]}
      autosize
      minRows={3}
      maxRows={8}
      maxLength={longest}
      data-autofocus={autoFocus || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
