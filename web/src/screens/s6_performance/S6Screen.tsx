import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { allCountedEvents, type CountedNumber, countedEventsQuery } from "@/api/countedEvent";
import { sessionQuery } from "@/api/session";
import { teamS6ForFile, teamS6Query } from "@/api/teamS6";
import { eventRows } from "@/blocks/dashboard/EventDrillDown";
import { usePagedDrillDown } from "@/blocks/dashboard/PagedDrillDown";
import { usePlace } from "@/blocks/list/usePlace";
import { formatRange } from "@/lib/ranges";
import { s6Periods } from "@/lib/s6Periods";
import { tableSource } from "@/ui/table/tableSource";
import { s6Place, stageLabel } from "./place";
import { S6View } from "./S6View";

export function S6Screen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const [place, go] = usePlace(s6Place);
  const list = useQuery(teamS6Query);
  const open = useCallback(
    (stage: string, period: string) => go({ cell: { stage, period } }, { replace: false }),
    [go],
  );
  const close = useCallback(() => go({ cell: null }), [go]);

  const { stage, period } = place.cell ?? { stage: "", period: "D" };
  const range = s6Periods(today).find(({ name }) => name === period)?.range ?? { from: today, to: today };
  const number: CountedNumber = { range, stage };
  usePagedDrillDown(
    place.cell ? `${stage} ${period}` : "",
    {
      ...eventRows,
      title: `${stageLabel(stage)} ${period}`,
      subtitle: formatRange(range),
      page: (page) => countedEventsQuery(number, page),
      file: (page) => allCountedEvents(number, page),
    },
    close,
  );
  return <S6View today={today} source={tableSource(list, teamS6ForFile)} onOpen={open} />;
}
