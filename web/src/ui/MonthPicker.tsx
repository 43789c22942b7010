import { formatMonth } from "@/lib/dates";
import { CalendarPicker, type CalendarPickerProps } from "./CalendarPicker";
import { codeOf } from "./onDemand";

export const monthBox = codeOf(async () => (await import("./MonthBox")).MonthBox);

type Props = Omit<CalendarPickerProps, "today"> & {
  /** How the field writes the month, if not as 'Nov 2026'. */
  format?: (month: string) => string;
};

/** Picks a month, 'YYYY-MM'; null is all months. */
export function MonthPicker({ placeholder = "All", clearable = true, format, ...props }: Props) {
  return (
    <CalendarPicker
      {...props}
      placeholder={placeholder}
      clearable={clearable}
      format={format ?? ((month) => formatMonth(month))}
      box={monthBox}
    />
  );
}
