import { IconMailForward } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "@/api/session";
import type { DayRange } from "@/lib/ranges";
import { relativeDays, relativeMonth, relativeYear } from "@/lib/weekly";
import { openDialog } from "@/ui/dialogs";
import { IconButton } from "@/ui/IconButton";
import { codeOf } from "@/ui/onDemand";

const weeklyDialog = codeOf(async () => (await import("./WeeklyDialog")).WeeklyDialog);

/** The period that the screen shows; nothing for a dashboard without one. */
type Shown = { range: DayRange } | { month: string } | { year: string } | Record<string, never>;

type Props = {
  /** The path of the screen. */
  dashboard: string;
  of?: Shown;
  /** The other choices, by their names in the address. */
  filters?: Readonly<Record<string, string>>;
  disabled?: boolean;
};

function periodOf(of: Shown, today: string): string {
  if ("range" in of) return relativeDays(of.range, today);
  if ("month" in of) return relativeMonth(of.month, today);
  return "year" in of ? relativeYear(of.year, today) : "";
}

const none = {};

/** Has the table of a dashboard mailed to the user every week, beside the button that downloads it. */
export function WeeklyButton({ dashboard, of = none, filters = none, disabled }: Props) {
  const { today } = useSuspenseQuery(sessionQuery).data;
  return (
    <IconButton
      label="Mail weekly"
      icon={<IconMailForward />}
      aria-haspopup="dialog"
      disabled={disabled}
      onPointerEnter={weeklyDialog.preload}
      onFocus={weeklyDialog.preload}
      onClick={() =>
        openDialog(weeklyDialog, { dashboard, period: periodOf(of, today), filters: { ...filters } })
      }
    />
  );
}
