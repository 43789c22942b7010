import { Input } from "@mantine/core";
import { IconCalendar, IconChevronDown, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton";
import classes from "./PickerField.module.css";
import type { BoxProps, Popup } from "./popup/usePopup";

export type PickerLayout = {
  label: string;
  /** In a form the label is above the field, in a toolbar inside it. */
  form?: boolean;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** The props that every picker passes to its popup. */
export type PickerBoxProps = BoxProps & { label: string };

type Props = PickerLayout & {
  /** The formatted choice; null if there is none. */
  value: string | null;
  /** The placeholder: All, or a prompt. */
  placeholder: string;
  icon?: ReactNode;
  onClear?: () => void;
  popup: Pick<Popup, "button">;
};

/** The field of a picker: a button that shows the choice. */
export function PickerField(props: Props) {
  const { label, form, error, required, disabled, value, placeholder, onClear, popup } = props;
  const { icon = <IconCalendar aria-hidden="true" /> } = props;
  const { id } = popup.button;
  const clearable = onClear !== undefined && value !== null && !disabled;
  const field = (
    <span className={classes.box} data-form={form || undefined}>
      <button
        type="button"
        {...popup.button}
        className={classes.field}
        disabled={disabled}
        data-error={error ? true : undefined}
        data-clear={clearable || undefined}
        aria-labelledby={form ? `${id}-label ${id}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {icon}
        {!form && <span className={classes.label}>{label} </span>}
        <span
          className={classes.value}
          data-empty={form && value === null ? true : undefined}
          data-tip={value ?? undefined}
        >
          {value ?? placeholder}
        </span>
        {!clearable && <IconChevronDown aria-hidden="true" />}
      </button>
      {clearable && (
        <span className={classes.clear}>
          <IconButton small label={`Clear ${label}`} icon={<IconX />} onClick={onClear} />
        </span>
      )}
    </span>
  );
  if (!form) return field;
  return (
    <Input.Wrapper label={label} error={error} required={required} id={id} errorProps={{ id: `${id}-error` }}>
      {field}
    </Input.Wrapper>
  );
}
