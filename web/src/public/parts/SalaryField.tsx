import { echoOf, type Per, perOf, readSalary } from "@/lib/salary";
import { Segmented } from "@/ui/Segmented";
import { TextField } from "./controls";
import type { FieldProps } from "./Field";
import classes from "./SalaryField.module.css";

type Props = FieldProps & {
  value: string;
  onChange: (typed: string) => void;
  per: string;
  onPer: (per: Per) => void;
};

/** A salary as somebody says it, whether a month or a year brings it, and below how it is understood. */
export function SalaryField({ per, onPer, below, ...field }: Props) {
  const { label, value } = field;
  const echo = echoOf(value, per);
  // What the text says cannot be chosen otherwise.
  const said = readSalary(value)?.per;
  return (
    <TextField
      {...field}
      note="such as 4.5 lakh or 40,000"
      autoComplete="off"
      below={
        <>
          <div className={classes.per}>
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
          </div>
          <p className={classes.echo} aria-live="polite">
            {echo}
          </p>
          {below}
        </>
      }
    />
  );
}
