import "@mantine/dates/styles.layer.css";
import { MonthPicker, YearPicker } from "@mantine/dates";
import { calendarClasses, calendarLabels } from "./calendarClasses";
import type { PickerBoxProps } from "./PickerField";
import classes from "./PickerField.module.css";
import { PopupBox } from "./popup/PopupBox";

type Props = PickerBoxProps & { value: string; onChange: (value: string) => void };

export function PeriodBox({ value, onChange, ...box }: Props) {
  const shared = { ariaLabels: calendarLabels, classNames: calendarClasses };
  const pick = (next: string | null) => next && onChange(next.slice(0, value.length));
  return (
    <PopupBox {...box} position="bottom-start" className={classes.dropdown}>
      {value.length === 4 ? (
        <YearPicker value={`${value}-01-01`} defaultDate={`${value}-01-01`} onChange={pick} {...shared} />
      ) : (
        <MonthPicker value={`${value}-01`} defaultDate={`${value}-01`} onChange={pick} {...shared} />
      )}
    </PopupBox>
  );
}
