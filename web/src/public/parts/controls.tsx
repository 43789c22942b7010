import type { CSSProperties, HTMLAttributes, InputHTMLAttributes, ReactNode } from "react";
import { describedBy, Fault, Field, type FieldProps } from "./Field";
import classes from "./Field.module.css";

/** The browser's own controls: a phone has the best keyboard, list and calendar for each, and they weigh nothing. */

type Valued = FieldProps & { value: string; onChange: (value: string) => void };

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "inputMode"
  | "autoComplete"
  | "autoCapitalize"
  | "placeholder"
  | "maxLength"
  | "min"
  | "max"
  | "readOnly"
>;

type TextProps = Valued & InputProps & { prefix?: string; suffix?: ReactNode };

export function TextField(props: TextProps) {
  const { value, onChange, prefix, suffix, ...rest } = props;
  const { type, inputMode, autoComplete, autoCapitalize, placeholder, maxLength, min, max, readOnly } = rest;
  const input = (
    <input
      {...describedBy(props)}
      className={prefix ? undefined : classes.control}
      {...{ type, inputMode, autoComplete, autoCapitalize, placeholder, maxLength, min, max, readOnly }}
      aria-required={props.required || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  return (
    <Field {...props}>
      {prefix ? (
        <div className={`${classes.control} ${classes.prefixed}`}>
          <span aria-hidden="true">{prefix}</span>
          {input}
        </div>
      ) : (
        <div className={suffix ? classes.suffixed : undefined}>
          {input}
          {suffix}
        </div>
      )}
    </Field>
  );
}

export function AreaField(props: Valued & { rows?: number; maxLength?: number; readOnly?: boolean }) {
  const { value, onChange, rows = 3, maxLength, readOnly } = props;
  return (
    <Field {...props}>
      <textarea
        {...describedBy(props)}
        className={classes.control}
        aria-required={props.required || undefined}
        rows={rows}
        style={{ "--rows": rows } as CSSProperties}
        maxLength={maxLength}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

export type Choice = { value: string; label: string };

export function SelectField(props: Valued & { choices: readonly Choice[]; placeholder?: string }) {
  const { value, onChange, choices, placeholder = "Choose" } = props;
  // A value that the list has no more must not look like another one.
  const gone = value !== "" && !choices.some((choice) => choice.value === value);
  return (
    <Field {...props}>
      <select
        {...describedBy(props)}
        className={classes.control}
        aria-required={props.required || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {gone && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type CheckProps = {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  /** As tall as a field, with its frame. */
  boxed?: boolean;
  children: ReactNode;
};

export function CheckField({ id, checked, onChange, error, boxed, children }: CheckProps) {
  return (
    <div>
      <label className={classes.check} data-boxed={boxed || undefined}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && <Fault id={id} text={error} />}
    </div>
  );
}

/** Lays fields out: six columns on a wide screen, one on a phone. */
export function Fields(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={classes.fields} />;
}
