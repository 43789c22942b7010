import { Button } from "@mantine/core";
import { DatePicker as Calendar } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { type DayRange, formatRange, presets } from "@/lib/ranges";
import { calendarClasses, calendarLabels } from "./calendarClasses";
import { PickerField, type PickerLayout } from "./PickerField";
import classes from "./RangePicker.module.css";

type Props = PickerLayout & {
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
  /** The business day the presets count from. */
  today: string;
  placeholder?: string;
  /** Clearing gives null; the screen decides what that means (all, or its default range). */
  clearable?: boolean;
  /**
   * 'always': a choice counts only after Apply. 'custom': presets count at once and Apply shows after days were
   * picked by hand.
   */
  apply?: "always" | "custom";
  min?: string;
  max?: string;
};

type Half = [string | null, string | null];

const same = (a: DayRange | null, b: DayRange | null) => a?.from === b?.from && a?.to === b?.to;

export function RangePicker(props: Props) {
  const { value, onChange, today, placeholder = "All", clearable, apply, min, max, ...layout } = props;
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const [half, setHalf] = useState<Half | null>(null);
  const [draft, setDraft] = useState<{ range: DayRange | null } | null>(null);
  const chosen = draft ? draft.range : value;
  const waiting = draft !== null && !same(draft.range, value);

  const choose = (range: DayRange | null, byHand: boolean) => {
    setHalf(null);
    setOpened(false);
    if (apply === "always" || (apply === "custom" && byHand)) {
      setDraft({ range });
      return;
    }
    setDraft(null);
    onChange(range);
  };
  const pick = ([from, to]: Half) => {
    if (from && to) choose({ from, to }, true);
    else setHalf([from, to]);
  };
  const run = () => {
    setDraft(null);
    onChange(chosen);
  };

  return (
    <span className={classes.group}>
      <PickerField
        {...layout}
        value={chosen ? formatRange(chosen) : null}
        placeholder={placeholder}
        onClear={clearable ? () => choose(null, false) : undefined}
        opened={opened}
        onOpened={(next) => {
          setOpened(next);
          setHalf(null);
        }}
      >
        <div className={classes.panel}>
          <fieldset className={classes.presets} aria-label="Ranges">
            {presets(today).map((preset) => (
              <button
                key={preset.name}
                type="button"
                className={classes.preset}
                aria-pressed={same(chosen, preset)}
                onClick={() => choose({ from: preset.from, to: preset.to }, false)}
              >
                {preset.name}
              </button>
            ))}
          </fieldset>
          <Calendar
            type="range"
            allowSingleDateInRange
            withCellSpacing={false}
            numberOfColumns={phone ? 1 : 2}
            value={half ?? [chosen?.from ?? null, chosen?.to ?? null]}
            defaultDate={chosen?.from ?? today}
            onChange={pick}
            minDate={min}
            maxDate={max}
            highlightToday={false}
            hideOutsideDates
            getDayProps={(day) => (day === today ? { "data-today": true } : {})}
            ariaLabels={calendarLabels}
            classNames={calendarClasses}
          />
        </div>
      </PickerField>
      {(apply === "always" || (apply === "custom" && waiting)) && (
        <Button variant={waiting ? "filled" : "default"} onClick={run}>
          Apply
        </Button>
      )}
    </span>
  );
}
