import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import {
  allCountedEvents,
  type CountedFigure,
  type CountedNumber,
  countedEventsQuery,
  countedFigures,
} from "@/api/countedEvent";
import {
  type HuddleRow,
  type HuddleTotals,
  huddleByRecruiterForFile,
  huddleByRecruiterQuery,
  huddleByRequisitionForFile,
  huddleByRequisitionQuery,
} from "@/api/huddle";
import { sessionQuery } from "@/api/session";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { EventDrillDown } from "@/blocks/dashboard/EventDrillDown";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { useKept } from "@/blocks/dashboard/useKept";
import { usePlace } from "@/blocks/list/usePlace";
import { daysBefore } from "@/lib/comparison";
import { formatDashedRange, presetRange, sameRange } from "@/lib/ranges";
import { tableSource } from "@/ui/table/tableSource";
import { figureLabels } from "./columns";
import { HuddleView } from "./HuddleView";
import { huddlePlace } from "./place";

type Open = { figure: CountedFigure; hr: string; req: string };
const nothing: Open = { figure: "calls", hr: "", req: "" };
const noTotals: HuddleTotals = {};

/** The totals by recruiter, whatever the table is searched for: a click on one opens the events of all. */
const totalsOf = (rows: readonly HuddleRow[]): HuddleTotals =>
  Object.fromEntries(
    countedFigures.map((figure) => [figure, rows.reduce((sum, row) => sum + row[figure], 0)]),
  );

export function HuddleScreen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const [place, go] = usePlace(huddlePlace);
  const usual = presetRange("Today", today);
  const range = place.range ?? usual;
  const daily = place.view === "daily";
  const recruiters = useQuery({ ...huddleByRecruiterQuery(range), enabled: daily });
  const requisitions = useQuery({ ...huddleByRequisitionQuery(range), enabled: !daily });
  const source = daily
    ? tableSource(recruiters, () => huddleByRecruiterForFile(range))
    : tableSource({ ...requisitions, data: requisitions.data?.rows }, () =>
        huddleByRequisitionForFile(range),
      );

  const dailyTotals = useMemo(() => recruiters.data && totalsOf(recruiters.data), [recruiters.data]);
  // Both views have the same totals, so that of the recruiters, which is shorter, is enough.
  const compared = daysBefore(range, today);
  const earlier = useBefore({
    on: place.compare,
    range: compared,
    ready: source.state === "ready",
    query: huddleByRecruiterQuery,
  });
  const before = useMemo(
    () => ({ data: earlier.data && totalsOf(earlier.data), days: earlier.days }),
    [earlier.data, earlier.days],
  );

  // Whose number it is, for the subtitle; after a reload it is found again among the rows.
  const [clicked, setClicked] = useState<HuddleRow | null>(null);
  const open = useCallback(
    (figure: CountedFigure, row: HuddleRow | null) => {
      setClicked(row);
      go({ figure, hr: row?.recruiterId ?? "", req: row?.requisitionId ?? "" }, { replace: false });
    },
    [go],
  );
  const close = useCallback(() => go({ figure: null, hr: "", req: "" }), [go]);

  const { figure, hr, req } = useKept(
    place.figure ? { figure: place.figure, hr: place.hr, req: place.req } : null,
    nothing,
  );
  const number: CountedNumber = { range, figure, recruiter: hr, requisition: req };
  const row = [clicked, ...(source.rows ?? [])].find(
    (one) => one?.recruiterId === hr && one.requisitionId === req,
  );
  const whose = [row?.recruiter, row?.position].filter(Boolean).join(", ");
  return (
    <>
      <HuddleView
        view={place.view}
        range={range}
        today={today}
        source={source}
        totals={(daily ? dailyTotals : requisitions.data?.totals) ?? noTotals}
        before={before}
        compare={
          <CompareButton
            dashboard="huddleDashboard"
            on={place.compare}
            before={compared}
            onChange={(compare) => go({ compare })}
          />
        }
        onView={() => go({ view: daily ? "positions" : "daily" })}
        onRange={(next) => go({ range: next && sameRange(next, usual) ? null : next })}
        onOpen={open}
      />
      <EventDrillDown
        opened={place.figure !== null}
        title={figureLabels[figure]}
        subtitle={[whose, formatDashedRange(range)].filter(Boolean).join(" · ")}
        page={(page) => countedEventsQuery(number, page)}
        file={(page) => allCountedEvents(number, page)}
        onClose={close}
      />
    </>
  );
}
