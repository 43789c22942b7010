import { useId } from "react";
import classes from "./Segmented.module.css";

export type Segment<Value extends string> = { value: Value; label: string; disabled?: boolean };

type Props<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The height of a dialog field, across its whole width. */
  form?: boolean;
  /** It is what a form complains about; the focus then finds it. */
  invalid?: boolean;
};

/** A choice of a few, all in sight. Radio buttons underneath, so arrows move along. */
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
