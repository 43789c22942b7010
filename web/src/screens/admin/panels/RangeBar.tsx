import type { DayRange } from "@/lib/ranges";
import { RangePicker } from "@/ui/RangePicker";

type Props = { value: DayRange; today: string; onChange: (range: DayRange | null) => void };

/** The range of a panel: a choice counts after Apply. */
export function RangeBar({ value, today, onChange }: Props) {
  return <RangePicker label="Range" value={value} today={today} onChange={onChange} apply="always" />;
}
