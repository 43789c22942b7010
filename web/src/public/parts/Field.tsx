import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Field.module.css";

export type FieldProps = {
  /** Identifies the field on its page: links of the error band lead to it. */
  id: string;
  label: string;
  /** A few words beside the label. */
  note?: string;
  required?: boolean;
  error?: string;
  /** Columns of six on a wide screen; one column on a phone. */
  span?: 2 | 3 | 4 | 6;
  /** Half of the width on a phone. */
  half?: boolean;
  /** Shown between the control and its fault. */
  below?: ReactNode;
};

/** What a control needs to be announced with its note and its fault. */
export function describedBy({ id, note, error }: FieldProps) {
  const parts = [note && `${id}-note`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
  } as const;
}

/** A label, its control, and what is wrong with it. A group of controls has a legend instead of a label. */
export function Field({ group, children, ...field }: FieldProps & { group?: boolean; children: ReactNode }) {
  const { id, label, note, required, error, span = 6, half, below } = field;
  const star = required && (
    <em className={classes.star} aria-hidden="true">
      *
    </em>
  );
  return (
    <div id={group ? id : undefined} className={classes.field} data-span={span} data-half={half || undefined}>
      <div className={classes.head}>
        {group ? (
          <span id={`${id}-label`} className={classes.label}>
            {label}
            {star}
          </span>
        ) : (
          <label htmlFor={id} className={classes.label}>
            {label}
            {star}
          </label>
        )}
        {note && (
          <span id={`${id}-note`} className={classes.note}>
            {note}
          </span>
        )}
      </div>
      {children}
      {below}
      {error && <Fault id={id} text={error} />}
    </div>
  );
}

export function Fault({ id, text }: { id: string; text: string }) {
  return (
    <p className={classes.fault}>
      <IconAlertCircle size={16} stroke={1.7} aria-hidden="true" />
      <span id={`${id}-error`}>{text}</span>
    </p>
  );
}
