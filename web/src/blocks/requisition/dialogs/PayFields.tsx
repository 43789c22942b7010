import { NumberInput, type NumberInputProps, Select, type SelectProps } from "@mantine/core";
import { tenures } from "../rules";

type Field = "value" | "onChange" | "error" | "disabled";

/** The stipend of an Intern position, in rupees. */
export function StipendField(props: Pick<NumberInputProps, Field>) {
  return (
    <NumberInput
      size="md"
      label="Stipend"
      prefix="₹ "
      thousandsGroupStyle="lakh"
      thousandSeparator=","
      hideControls
      {...props}
    />
  );
}

export function TenureField(props: Pick<SelectProps, Field | "clearable">) {
  return <Select size="md" label="Tenure (Months)" placeholder="Select" data={tenures} {...props} />;
}
