import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { allReviewTable, reviewCountsQuery, reviewTableQuery } from "@/api/review";
import { sessionQuery } from "@/api/session";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { usePrintAll } from "@/blocks/dashboard/usePrintAll";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { comparedWith, daysOfMonth } from "@/lib/comparison";
import { changeView } from "@/lib/tableSearch";
import { useAddressedDialog } from "@/ui/dialogs";
import { listState } from "@/ui/table/tableSource";
import { listOf, reviewPlace } from "./place";
import { ReviewChart } from "./ReviewChart";
import { ReviewedDialog } from "./ReviewedDialog";
import { ReviewTable } from "./ReviewTable";

export function ReviewDashboardScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const { today } = session;
  const [place, go] = usePlace(reviewPlace);
  const thisMonth = today.slice(0, 7);
  const month = place.month || thisMonth;
  const chart = useQuery(reviewCountsQuery(month));
  const compared = comparedWith(daysOfMonth(month), session);
  const before = useBefore({
    on: place.compare,
    compared,
    ready: listState(chart) === "ready",
    query: (days) => reviewCountsQuery(month, days),
  });
  const asked = listOf(place, today);
  const { list, source } = useTableSource(reviewTableQuery(asked), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allReviewTable(asked),
  });
  const { printing, printed } = usePrintAll(source);
  const close = useCallback(() => go({ number: null }), [go]);
  const number = place.number && { month, ...place.number };
  const department = chart.data?.find((row) => row.departmentId === number?.department)?.department ?? "";
  useAddressedDialog(
    number ? JSON.stringify(number) : "",
    ReviewedDialog,
    number ? { number, department } : undefined,
    close,
  );

  return (
    <>
      <ReviewChart
        month={month}
        counts={chart.data}
        before={before}
        compare={
          <CompareButton on={place.compare} compared={compared} onChange={(compare) => go({ compare })} />
        }
        state={listState(chart)}
        failure={chart.error?.message}
        printing={printing}
        onMonth={(next) => go({ month: next === thisMonth ? "" : next })}
        onOpen={(department, series) => go({ number: { department, series } }, { replace: false })}
        onRetry={() => void chart.refetch()}
      />
      <ReviewTable
        source={printed}
        choices={list.data?.choices}
        range={asked.range}
        today={today}
        onRange={(range) => go({ range, table: changeView(place.table, {}) })}
      />
    </>
  );
}
