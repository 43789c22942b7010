import { DatePicker as Calendar } from "@mantine/dates";
import { useState } from "react";
import { formatDate } from "@/lib/dates";
import { calendarClasses, calendarLabels } from "./calendarClasses";
import { PickerField, type PickerLayout } from "./PickerField";

type Props = PickerLayout & {
  /** 'YYYY-MM-DD'. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  clearable?: boolean;
  /** The first day that may be chosen; today, where the past makes no sense. */
  min?: string;
  max?: string;
  /** The business day, which need not be the browser's. */
  today?: string;
};

export function DatePicker(props: Props) {
  const { value, onChange, placeholder = "Select date", clearable, min, max, today, ...layout } = props;
  const [opened, setOpened] = useState(false);
  return (
    <PickerField
      {...layout}
      value={value ? formatDate(value) : null}
      placeholder={placeholder}
      onClear={clearable ? () => onChange(null) : undefined}
      opened={opened}
      onOpened={setOpened}
    >
      <Calendar
        value={value}
        defaultDate={value ?? today}
        onChange={(next) => {
          onChange(next);
          setOpened(false);
        }}
        minDate={min}
        maxDate={max}
        highlightToday={today === undefined}
        hideOutsideDates
        getDayProps={(day) => (day === today ? { "data-today": true } : {})}
        ariaLabels={calendarLabels}
        classNames={calendarClasses}
      />
    </PickerField>
  );
}
