import { Select, type SelectProps } from "@mantine/core";
import { formatSalary } from "@/lib/salary";
import { NumberField } from "@/ui/NumberField";
import { type NumberText, stipendOf, tenures } from "../rules";

type Field = "value" | "onChange" | "error" | "disabled";

type StipendProps = {
  value: NumberText;
  onChange: (typed: string) => void;
  error?: string;
  disabled?: boolean;
};

/** The stipend of an Intern position, in rupees a month. */
export function StipendField(props: StipendProps) {
  const rupees = stipendOf(props.value);
  return (
    <NumberField
      size="md"
      label="Stipend"
      description={rupees > 0 && formatSalary(rupees, "month")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...props}
    />
  );
}

export function TenureField(props: Pick<SelectProps, Field | "clearable">) {
  return <Select size="md" label="Tenure (Months)" placeholder="Select" data={tenures} {...props} />;
}
