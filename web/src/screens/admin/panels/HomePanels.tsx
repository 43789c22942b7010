import { changeView } from "@/lib/tableSearch";
import type { DialogProps } from "@/ui/dialogs";
import type { HomePlace } from "../place";
import { DailyCallsPanel } from "./DailyCallsPanel";
import { FollowUpPanel } from "./FollowUpPanel";
import type { PanelProps } from "./props";
import { SourceCountPanel } from "./SourceCountPanel";

type Props = DialogProps & {
  place: HomePlace;
  userId: string;
  today: string;
  recruiter: boolean;
  onPlace: (change: Partial<HomePlace>) => void;
};

/** The panels of the buttons above the tiles, one at a time. */
export function HomePanels({ opened, onClose, place, onPlace, ...shared }: Props) {
  const { range, date, panelTable } = place;
  const panel = opened ? place.panel : null;
  const props: Omit<PanelProps, "opened"> = {
    ...shared,
    range,
    date,
    kept: { view: panelTable, onView: (next) => onPlace({ panelTable: next }) },
    onRange: (next) => onPlace({ range: next, panelTable: changeView(panelTable, {}) }),
    onDate: (next) => onPlace({ date: next }),
    onClose,
  };
  return (
    <>
      <SourceCountPanel {...props} opened={panel === "source"} />
      <FollowUpPanel {...props} opened={panel === "followUp"} />
      {shared.recruiter && <DailyCallsPanel {...props} opened={panel === "calls"} />}
    </>
  );
}
