import { formatDate } from "@/lib/dates";
import { codeOf } from "./onDemand";
import { PickerField, type PickerLayout } from "./PickerField";
import { usePopup } from "./popup/usePopup";

const dayBox = codeOf(async () => (await import("./DayBox")).DayBox);

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
  const popup = usePopup(dayBox);
  return (
    <>
      <PickerField
        {...layout}
        value={value ? formatDate(value) : null}
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
