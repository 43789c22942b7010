import { Input, type TextInputProps } from "@mantine/core";
import { echoOf, type Per, perOf, readSalary } from "@/lib/salary";
import { NumberField } from "@/ui/NumberField";
import { Segmented } from "@/ui/Segmented";
import classes from "./SalaryInput.module.css";

type Props = Pick<TextInputProps, "error" | "withAsterisk" | "disabled" | "description"> & {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  per: string;
  onPer: (per: Per) => void;
};

/** A salary as people say it, whether a month or a year brings it, and below how it is understood. */
export function SalaryInput({ per, onPer, description, ...field }: Props) {
  const { label, value, error } = field;
  const said = readSalary(value)?.per;
  const echo = echoOf(value, per);
  return (
    <div className={classes.salary}>
      <NumberField
        {...field}
        size="md"
        inputMode="text"
        placeholder={error ? undefined : "9 lakh a year"}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={description}
      />
      <Segmented
        form
        label={`Month or year: ${label}`}
        value={perOf(value, per)}
        onChange={onPer}
        segments={[
          { value: "month", label: "a month", disabled: said === "year" },
          { value: "year", label: "a year", disabled: said === "month" },
        ]}
      />
      <Input.Description aria-live="polite">{echo}</Input.Description>
    </div>
  );
}
