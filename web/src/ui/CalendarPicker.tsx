import type { ComponentType } from "react";
import type { Code } from "./onDemand";
import { type PickerBoxProps, PickerField, type PickerLayout } from "./PickerField";
import { usePopup } from "./popup/usePopup";

type BoxProps = PickerBoxProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  min: string | undefined;
  max: string | undefined;
  today: string | undefined;
};

/** What the pickers of a day and of a month share. */
export type CalendarPickerProps = PickerLayout & {
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  clearable?: boolean;
  /** The first and last choice, in the format of the value. */
  min?: string;
  max?: string;
  /** The business day, which need not be the browser's. */
  today?: string;
};

type Props = CalendarPickerProps & {
  placeholder: string;
  format: (value: string) => string;
  box: Code<ComponentType<BoxProps>>;
};

/** A field whose popup picks one day or month and closes. */
export function CalendarPicker(props: Props) {
  const { value, onChange, placeholder, clearable, format, box, min, max, today, ...layout } = props;
  const popup = usePopup(box);
  return (
    <>
      <PickerField
        {...layout}
        value={value ? format(value) : null}
        placeholder={placeholder}
        onClear={clearable ? () => onChange(null) : undefined}
        popup={popup}
      />
      {popup.Box && (
        <popup.Box
          {...popup.box}
          label={layout.label}
          value={value}
          onChange={(next) => {
            onChange(next);
            popup.close();
          }}
          min={min}
          max={max}
          today={today}
        />
      )}
    </>
  );
}
