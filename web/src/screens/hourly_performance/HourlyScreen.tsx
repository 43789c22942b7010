import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  allHourlyEvents,
  type HourlyCell,
  hourlyEventsQuery,
  hourlyForFile,
  hourlyQuery,
} from "@/api/hourly";
import { sessionQuery } from "@/api/session";
import { CallsShortlist } from "@/blocks/dashboard/CallsShortlist";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { eventRows } from "@/blocks/dashboard/EventDrillDown";
import { usePagedDrillDown } from "@/blocks/dashboard/PagedDrillDown";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { usePlace } from "@/blocks/list/usePlace";
import { comparedWith, headingOf } from "@/lib/comparison";
import { formatDashedRange, presetRange, sameRange } from "@/lib/ranges";
import { slotLabel } from "@/lib/slots";
import { listState, tableSource } from "@/ui/table/tableSource";
import { HourlyView } from "./HourlyView";
import classes from "./HourlyView.module.css";
import { hourlyPlace } from "./place";
import { hourlyMetrics } from "./shaping";

export function HourlyScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const { today, userId } = session;
  const [place, go] = usePlace(hourlyPlace);
  const { metric } = place;
  const usual = presetRange("Today", today);
  const range = place.range ?? usual;
  const list = useQuery(hourlyQuery(range));
  const compared = comparedWith(range, session);
  const before = useBefore({
    on: place.compare,
    compared,
    ready: listState(list) === "ready",
    query: hourlyQuery,
  });
  const open = useCallback(
    (hr: string, slot: string) => go({ cell: { hr, slot } }, { replace: false }),
    [go],
  );
  const close = useCallback(() => go({ cell: null }), [go]);

  const { hr, slot } = place.cell ?? { hr: "all", slot: "Total" };
  const cell: HourlyCell = { range, metric, recruiter: hr, slot };
  const who = list.data?.find(({ recruiterId }) => recruiterId === hr)?.name ?? "Everybody";
  const what = hourlyMetrics.find(({ id }) => id === metric)?.label ?? "";
  const hour = slot === "Total" ? "" : `, ${slotLabel(Number(slot))}`;
  usePagedDrillDown(
    place.cell ? `${hr} ${slot}` : "",
    {
      ...eventRows,
      title: "Hourly Candidate Details",
      subtitle: `${who} · ${what}${hour} · ${formatDashedRange(range)}`,
      page: (page) => hourlyEventsQuery(cell, page),
      file: (page) => allHourlyEvents(cell, page),
    },
    close,
  );
  return (
    <>
      <HourlyView
        metric={metric}
        range={range}
        heading={headingOf(range, place.compare ? compared : null)}
        today={today}
        source={tableSource(list, () => hourlyForFile(range))}
        before={before}
        compare={<CompareButton on={place.compare} compared={null} onChange={(compare) => go({ compare })} />}
        onMetric={(next) => go({ metric: next })}
        onRange={(next) => go({ range: next && sameRange(next, usual) ? null : next })}
        onOpen={open}
      />
      <div className={classes.grid}>
        <CallsShortlist
          userId={userId}
          today={today}
          recruiter={false}
          date={place.date}
          onDate={(date) => go({ date: date === today ? "" : date })}
        />
      </div>
    </>
  );
}
