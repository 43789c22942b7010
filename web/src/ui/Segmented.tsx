import { useId } from "react";
import classes from "./Segmented.module.css";

export type Segment<Value extends string> = { value: Value; label: string; disabled?: boolean };

type Props<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The height of a dialog field, at full width. */
  form?: boolean;
  /** Marks it as invalid, so that the form can focus it. */
  invalid?: boolean;
};

/** A choice of a few, all visible. Built on radio buttons, so the arrow keys work. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, segments, value, onChange, form, invalid } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={classes.group}
      data-form={form || undefined}
      aria-label={label}
      aria-invalid={invalid || undefined}
      tabIndex={invalid ? -1 : undefined}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}
