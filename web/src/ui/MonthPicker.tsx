import { formatMonth } from "@/lib/dates";
import { codeOf } from "./onDemand";
import { PickerField, type PickerLayout } from "./PickerField";
import { usePopup } from "./popup/usePopup";

export const monthBox = codeOf(async () => (await import("./MonthBox")).MonthBox);

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
  const popup = usePopup(monthBox);
  return (
    <>
      <PickerField
        {...layout}
        value={value ? formatMonth(value) : null}
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
        />
      )}
    </>
  );
}
