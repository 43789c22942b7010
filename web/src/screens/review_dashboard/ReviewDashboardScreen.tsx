import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { allReviewTable, reviewCountsQuery, reviewTableQuery } from "@/api/dashboard";
import { sessionQuery } from "@/api/session";
import { usePrintAll } from "@/blocks/dashboard/usePrintAll";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/tableSource";
import { ReviewChart } from "./ReviewChart";
import { ReviewedDialog } from "./ReviewedDialog";
import { ReviewTable } from "./ReviewTable";
import { listOf, type ReviewPlace, readReview, usualRange, writeReview } from "./search";

export function ReviewDashboardScreen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = readReview(search);
  const thisMonth = today.slice(0, 7);
  const month = place.month || thisMonth;
  const chart = useQuery(reviewCountsQuery(month));
  const asked = listOf(place, today);
  const table = useQuery(reviewTableQuery(asked));
  const printing = usePrintAll(() => allReviewTable(asked));

  const go = useCallback(
    (change: Partial<ReviewPlace>, replace = true) =>
      void navigate({
        to: "/review_dashboard",
        search: (before: SearchSource) => writeReview({ ...readReview(before), ...change }),
        replace,
      }),
    [navigate],
  );
  const close = useCallback(() => go({ number: null }), [go]);
  const number = place.number && { month, ...place.number };

  return (
    <>
      <ReviewChart
        month={month}
        counts={chart.data}
        state={listState(chart)}
        failure={chart.error?.message}
        printing={printing}
        onMonth={(next) => go({ month: next === thisMonth ? "" : next })}
        onOpen={(department, series) => go({ number: { department, series } }, false)}
        onRetry={() => void chart.refetch()}
      />
      <ReviewTable
        list={table.data}
        printed={printing.rows}
        state={listState(table)}
        failure={table.error?.message}
        range={place.range ?? usualRange(today)}
        today={today}
        view={place.table}
        csvRows={() => allReviewTable(asked)}
        onRange={(range) => go({ range, table: { ...place.table, page: 1 } })}
        onView={(next) => go({ table: next })}
        onRetry={() => void table.refetch()}
      />
      <ReviewedDialog
        number={number}
        department={chart.data?.find((row) => row.departmentId === number?.department)?.department ?? ""}
        onClose={close}
      />
    </>
  );
}
