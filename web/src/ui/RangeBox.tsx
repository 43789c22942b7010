import "@mantine/dates/styles.layer.css";
import { DatePicker as Calendar } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { addMonths, type DayRange, presets, sameRange, startOfMonth } from "@/lib/ranges";
import { calendarClasses, calendarLabels } from "./calendarClasses";
import type { PickerBoxProps } from "./PickerField";
import pickerClasses from "./PickerField.module.css";
import { PopupBox } from "./popup/PopupBox";
import classes from "./RangeBox.module.css";

/** Days picked by hand; the second may still be missing. */
export type Half = [string | null, string | null];

type Props = PickerBoxProps & {
  chosen: DayRange | null;
  half: Half | null;
  onPreset: (range: DayRange) => void;
  onPick: (half: Half) => void;
  today: string;
  min: string | undefined;
  max: string | undefined;
};

export function RangeBox(props: Props) {
  const { chosen, half, onPreset, onPick, today, min, max, ...box } = props;
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  return (
    <PopupBox {...box} position="bottom-start" className={pickerClasses.dropdown}>
      <div className={classes.panel}>
        <fieldset className={classes.presets} aria-label="Ranges">
          {presets(today).map(({ name, from, to }) => (
            <button
              key={name}
              type="button"
              className={classes.preset}
              aria-pressed={sameRange(chosen, { from, to })}
              onClick={() => onPreset({ from, to })}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <Calendar
          type="range"
          allowSingleDateInRange
          withCellSpacing={false}
          numberOfColumns={phone ? 1 : 2}
          value={half ?? [chosen?.from ?? null, chosen?.to ?? null]}
          // The range ends in the last month that is shown.
          defaultDate={addMonths(startOfMonth(chosen?.to ?? today), phone ? 0 : -1)}
          onChange={onPick}
          minDate={min}
          maxDate={max}
          highlightToday={false}
          hideOutsideDates
          getDayProps={(day) => (day === today ? { "data-today": true } : {})}
          ariaLabels={calendarLabels}
          classNames={calendarClasses}
        />
      </div>
    </PopupBox>
  );
}
