import { lazy, Suspense } from "react";
import type { HomePlace } from "../search";
import type { PanelProps } from "./props";

const SourceCountPanel = lazy(() => import("./SourceCountPanel"));
const FollowUpPanel = lazy(() => import("./FollowUpPanel"));
const DailyCallsPanel = lazy(() => import("./DailyCallsPanel"));

type Props = {
  place: HomePlace;
  userId: string;
  today: string;
  recruiter: boolean;
  candidateDetails: boolean;
  onPlace: (change: Partial<HomePlace>) => void;
};

/** What the buttons above the tiles open, one at a time. */
export function HomePanels({ place, candidateDetails, onPlace, ...shared }: Props) {
  const { panel, range, date, panelTable } = place;
  const props: PanelProps = {
    ...shared,
    range,
    date,
    view: panelTable,
    onRange: (next) => onPlace({ range: next, panelTable: { ...panelTable, page: 1 } }),
    onDate: (next) => onPlace({ date: next }),
    onView: (next) => onPlace({ panelTable: next }),
    onClose: () => onPlace({ panel: null }),
  };
  return (
    <Suspense>
      {panel === "source" && <SourceCountPanel {...props} />}
      {panel === "followUp" && <FollowUpPanel {...props} candidateDetails={candidateDetails} />}
      {panel === "calls" && !!shared.recruiter && <DailyCallsPanel {...props} />}
    </Suspense>
  );
}
