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
import { eventRows } from "@/blocks/dashboard/EventDrillDown";
import { usePagedDrillDown } from "@/blocks/dashboard/PagedDrillDown";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { usePlace } from "@/blocks/list/usePlace";
import { comparedWith, headingOf } from "@/lib/comparison";
import { formatDashedRange, presetRange, sameRange } from "@/lib/ranges";
import { tableSource } from "@/ui/table/tableSource";
import { figureLabels } from "./columns";
import { HuddleView } from "./HuddleView";
import { huddlePlace } from "./place";

const noTotals: HuddleTotals = {};

/** The totals by recruiter, whatever the table is searched for: a click on one opens the events of all. */
const totalsOf = (rows: readonly HuddleRow[]): HuddleTotals =>
  Object.fromEntries(
    countedFigures.map((figure) => [figure, rows.reduce((sum, row) => sum + row[figure], 0)]),
  );

export function HuddleScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const { today } = session;
  const [place, go] = usePlace(huddlePlace);
  const usual = presetRange("Today", today);
  const range = useMemo(() => place.range ?? presetRange("Today", today), [place.range, today]);
  const daily = place.view === "daily";
  const recruiters = useQuery({ ...huddleByRecruiterQuery(range), enabled: daily });
  const requisitions = useQuery({ ...huddleByRequisitionQuery(range), enabled: !daily });
  const source = daily
    ? tableSource(recruiters, () => huddleByRecruiterForFile(range))
    : tableSource({ ...requisitions, data: requisitions.data?.rows }, () =>
        huddleByRequisitionForFile(range),
      );

  const dailyTotals = useMemo(() => recruiters.data && totalsOf(recruiters.data), [recruiters.data]);
  const compared = useMemo(() => comparedWith(range, session), [range, session]);
  const ready = source.state === "ready";
  const byRecruiter = useBefore({
    on: place.compare && daily,
    compared,
    ready,
    query: huddleByRecruiterQuery,
  });
  const byRequisition = useBefore({
    on: place.compare && !daily,
    compared,
    ready,
    query: huddleByRequisitionQuery,
  });
  const rowsBefore = daily ? byRecruiter.data : byRequisition.data?.rows;
  const before = useMemo(
    () =>
      compared && rowsBefore
        ? { days: compared.before, rows: rowsBefore, totals: totalsOf(rowsBefore) }
        : null,
    [compared, rowsBefore],
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

  const { hr, req } = place;
  const figure = place.figure ?? "calls";
  const number: CountedNumber = { range, figure, recruiter: hr, requisition: req };
  const row = [clicked, ...(source.rows ?? [])].find(
    (one) => one?.recruiterId === hr && one.requisitionId === req,
  );
  const whose = [row?.recruiter, row?.position].filter(Boolean).join(", ");
  usePagedDrillDown(
    place.figure ? `${figure} ${hr} ${req}` : "",
    {
      ...eventRows,
      title: figureLabels[figure],
      subtitle: [whose, formatDashedRange(range)].filter(Boolean).join(" · "),
      page: (page) => countedEventsQuery(number, page),
      file: (page) => allCountedEvents(number, page),
    },
    close,
  );
  return (
    <HuddleView
      view={place.view}
      range={range}
      heading={headingOf(range, place.compare ? compared : null)}
      today={today}
      source={source}
      totals={(daily ? dailyTotals : requisitions.data?.totals) ?? noTotals}
      before={before}
      compare={<CompareButton on={place.compare} compared={null} onChange={(compare) => go({ compare })} />}
      onView={() => go({ view: daily ? "positions" : "daily" })}
      onRange={(next) => go({ range: next && sameRange(next, usual) ? null : next })}
      onOpen={open}
    />
  );
}
