import { formatDate } from "@/lib/dates";
import { CalendarPicker, type CalendarPickerProps } from "./CalendarPicker";
import { codeOf } from "./onDemand";

const dayBox = codeOf(async () => (await import("./DayBox")).DayBox);

/** Picks a day, 'YYYY-MM-DD'. */
export function DatePicker({ placeholder = "Select date", ...props }: CalendarPickerProps) {
  return (
    <CalendarPicker {...props} placeholder={placeholder} format={(day) => formatDate(day)} box={dayBox} />
  );
}
