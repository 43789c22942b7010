import { MonthPicker as Calendar } from "@mantine/dates";
import { useState } from "react";
import { formatMonth } from "@/lib/dates";
import { calendarClasses, calendarLabels } from "./calendarClasses";
import { PickerField, type PickerLayout } from "./PickerField";

type Props = PickerLayout & {
  /** 'YYYY-MM'; null is all months. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  clearable?: boolean;
  /** 'YYYY-MM'. */
  min?: string;
  max?: string;
};

export function MonthPicker(props: Props) {
  const { value, onChange, placeholder = "All", clearable = true, min, max, ...layout } = props;
  const [opened, setOpened] = useState(false);
  const first = (month: string | undefined) => (month ? `${month}-01` : undefined);
  return (
    <PickerField
      {...layout}
      value={value ? formatMonth(value) : null}
      placeholder={placeholder}
      onClear={clearable ? () => onChange(null) : undefined}
      opened={opened}
      onOpened={setOpened}
    >
      <Calendar
        value={value ? `${value}-01` : null}
        defaultDate={value ? `${value}-01` : undefined}
        onChange={(next) => {
          onChange(next ? next.slice(0, 7) : null);
          setOpened(false);
        }}
        minDate={first(min)}
        maxDate={first(max)}
        ariaLabels={calendarLabels}
        classNames={calendarClasses}
      />
    </PickerField>
  );
}
