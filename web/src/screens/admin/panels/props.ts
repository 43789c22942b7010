import type { DayRange } from "@/lib/ranges";
import type { KeptView } from "@/ui/table/tableSource";

export type PanelProps = {
  opened: boolean;
  userId: string;
  today: string;
  recruiter: boolean;
  /** Null for the panel's default range. */
  range: DayRange | null;
  /** Empty for today. */
  date: string;
  kept: KeptView;
  onRange: (range: DayRange | null) => void;
  onDate: (date: string) => void;
  onClose: () => void;
};
