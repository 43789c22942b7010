import "@mantine/dates/styles.layer.css";
import { MonthPicker as Calendar } from "@mantine/dates";
import { calendarClasses, calendarLabels } from "./calendarClasses";
import type { PickerBoxProps } from "./PickerField";
import classes from "./PickerField.module.css";
import { PopupBox } from "./popup/PopupBox";

type Props = PickerBoxProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  min: string | undefined;
  max: string | undefined;
};

const firstOf = (month: string | undefined) => (month ? `${month}-01` : undefined);

export function MonthBox({ value, onChange, min, max, ...box }: Props) {
  return (
    <PopupBox {...box} position="bottom-start" className={classes.dropdown}>
      <Calendar
        value={value ? `${value}-01` : null}
        defaultDate={value ? `${value}-01` : undefined}
        onChange={(next) => onChange(next ? next.slice(0, 7) : null)}
        minDate={firstOf(min)}
        maxDate={firstOf(max)}
        ariaLabels={calendarLabels}
        classNames={calendarClasses}
      />
    </PopupBox>
  );
}
