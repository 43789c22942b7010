import { TextInput, type TextInputProps } from "@mantine/core";

type Props = Omit<TextInputProps, "onChange" | "value" | "type" | "maxLength"> & {
  value: string | number;
  onChange: (typed: string) => void;
};

/**
 * A number, as it was typed: what is no number is told by the form that reads it. A field that leaves characters out
 * makes another number of it, 45 of '4.5 lakh'.
 */
export function NumberField({ onChange, ...props }: Props) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
