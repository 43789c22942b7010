import { NumberField } from "@/ui/NumberField";
import type { NumberText } from "../rules";

type Props = {
  label: string;
  value: NumberText;
  onChange: (value: NumberText) => void;
  error?: string;
  description?: string;
  autoFocus?: boolean;
};

/** A number of positions. It accepts any input, so that the form can report what is wrong with it. */
export function PositionsField({ label, value, onChange, error, description, autoFocus }: Props) {
  return (
    <NumberField
      size="md"
      label={label}
      description={description}
      inputWrapperOrder={["label", "input", "description", "error"]}
      data-autofocus={autoFocus || undefined}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
