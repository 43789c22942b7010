import type { DayRange } from "@/lib/ranges";
import type { TableView } from "@/lib/tableSearch";

export type PanelProps = {
  opened: boolean;
  userId: string;
  today: string;
  recruiter: boolean;
  /** Null for the panel's usual range. */
  range: DayRange | null;
  /** Null for today. */
  date: string | null;
  view: TableView;
  onRange: (range: DayRange | null) => void;
  onDate: (date: string | null) => void;
  onView: (view: TableView) => void;
  onClose: () => void;
};
