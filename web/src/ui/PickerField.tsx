import "@mantine/dates/styles.layer.css";
import { Input, Popover } from "@mantine/core";
import { IconCalendar, IconChevronDown, IconX } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton";
import classes from "./PickerField.module.css";

export type PickerLayout = {
  label: string;
  /** In a form the label stands above the field; in a toolbar inside it. */
  form?: boolean;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

type Props = PickerLayout & {
  /** What is chosen, as it is read; null when nothing is. */
  value: string | null;
  /** What stands there when nothing is chosen: All, or an invitation. */
  placeholder: string;
  onClear?: () => void;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  children: ReactNode;
};

/** The field of a picker: a button that says what is chosen, and the popover to choose in. */
export function PickerField(props: Props) {
  const { label, form, error, required, disabled, value, placeholder, onClear, opened, onOpened } = props;
  const id = useId();
  const clearable = onClear !== undefined && value !== null && !disabled;
  const field = (
    <Popover
      id={id}
      opened={opened}
      onChange={onOpened}
      position="bottom-start"
      offset={4}
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
    >
      <span className={classes.box} data-form={form || undefined}>
        <Popover.Target>
          <button
            type="button"
            className={classes.field}
            disabled={disabled}
            data-error={error ? true : undefined}
            data-clear={clearable || undefined}
            aria-labelledby={form ? `${id}-label ${id}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => onOpened(!opened)}
          >
            <IconCalendar aria-hidden="true" />
            {!form && <span className={classes.label}>{label} </span>}
            <span className={classes.value} data-empty={form && value === null ? true : undefined}>
              {value ?? placeholder}
            </span>
            {!clearable && <IconChevronDown aria-hidden="true" />}
          </button>
        </Popover.Target>
        {clearable && (
          <span className={classes.clear}>
            <IconButton small label={`Clear ${label}`} icon={<IconX />} onClick={onClear} />
          </span>
        )}
      </span>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        {props.children}
      </Popover.Dropdown>
    </Popover>
  );
  if (!form) return field;
  return (
    <Input.Wrapper label={label} error={error} required={required} id={id} errorProps={{ id: `${id}-error` }}>
      {field}
    </Input.Wrapper>
  );
}
