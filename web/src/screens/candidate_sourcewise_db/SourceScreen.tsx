import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  acceptedOfSourceQuery,
  acceptedSourcesForFile,
  acceptedSourcesQuery,
  allAcceptedOfSource,
  type SourceNumber,
} from "@/api/acceptedSource";
import { sourceOptionsQuery } from "@/api/option";
import { sessionQuery } from "@/api/session";
import { sourceSlices } from "@/blocks/dashboard/sourceSlices";
import { useSourceComparison } from "@/blocks/dashboard/useSourceComparison";
import { usePlace } from "@/blocks/list/usePlace";
import { fittedView } from "@/lib/pageSize";
import { pageOf } from "@/lib/tableSearch";
import { listState, tableSource } from "@/ui/table/tableSource";
import { sourcePlace } from "./place";
import { SourceView } from "./SourceView";

const none: readonly SourceNumber[] = [];
const start = () => fittedView("sources");

export function SourceScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const sources = useQuery(sourceOptionsQuery).data;
  const [place, go] = usePlace(sourcePlace);
  const thisMonth = session.today.slice(0, 7);
  const month = place.month || thisMonth;
  const chart = useQuery(acceptedSourcesQuery(month));
  const numbers = chart.data ?? none;

  const { before, ...compared } = useSourceComparison({
    month,
    session,
    on: place.compare,
    numbers,
    ready: listState(chart) === "ready",
    query: (days) => acceptedSourcesQuery(month, days),
    onChange: (compare) => go({ compare }),
  });
  const slices = useMemo(() => sourceSlices(numbers, sources ?? [], before), [numbers, sources, before]);

  const { source } = place;
  const [view, setView] = useState(start);
  const slice = { month, source };
  const page = pageOf(view);
  const list = useQuery({ ...acceptedOfSourceQuery(slice, page), enabled: source !== "" });
  const show = (change: Partial<typeof place>) => {
    setView(start);
    go(change);
  };
  return (
    <SourceView
      month={month}
      slices={slices}
      {...compared}
      state={listState(chart)}
      failure={chart.error?.message}
      source={source}
      list={tableSource(list, () => allAcceptedOfSource(slice, page), { view, onView: setView })}
      onMonth={(next) => show({ month: next === thisMonth ? "" : next, source: "" })}
      onSource={(next) => show({ source: next })}
      onRetry={() => void chart.refetch()}
      file={() => acceptedSourcesForFile(month)}
    />
  );
}
