import "@mantine/dates/styles.layer.css";
import { DatePicker as Calendar } from "@mantine/dates";
import { calendarClasses, calendarLabels } from "./calendarClasses";
import type { PickerBoxProps } from "./PickerField";
import classes from "./PickerField.module.css";
import { PopupBox } from "./popup/PopupBox";

type Props = PickerBoxProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  min: string | undefined;
  max: string | undefined;
  today: string | undefined;
};

export function DayBox({ value, onChange, min, max, today, ...box }: Props) {
  return (
    <PopupBox {...box} position="bottom-start" className={classes.dropdown}>
      <Calendar
        value={value}
        defaultDate={value ?? today}
        onChange={onChange}
        minDate={min}
        maxDate={max}
        highlightToday={today === undefined}
        hideOutsideDates
        getDayProps={(day) => (day === today ? { "data-today": true } : {})}
        ariaLabels={calendarLabels}
        classNames={calendarClasses}
      />
    </PopupBox>
  );
}
