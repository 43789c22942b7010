import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { sessionQuery } from "@/api/session";
import {
  type TeamColumn,
  type TeamNumber,
  type TeamRow,
  type TeamTile,
  teamRowsForFile,
  teamRowsQuery,
  teamSummaryQuery,
} from "@/api/team";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { usePlace } from "@/blocks/list/usePlace";
import { comparedWhole, daysOfMonth } from "@/lib/comparison";
import { nextPeriod } from "@/lib/ranges";
import { useAddressedDialog } from "@/ui/dialogs";
import { listState, tableSource } from "@/ui/table/tableSource";
import { teamPlace } from "./place";
import { TeamDetailsDialog } from "./TeamDetailsDialog";
import { TeamView } from "./TeamView";

export function TeamScreen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const [place, go] = usePlace(teamPlace);
  const thisMonth = today.slice(0, 7);
  const month = place.month || thisMonth;
  const details = place.details || thisMonth;
  const summary = useQuery(teamSummaryQuery(month));
  // What is due later this month counts as well, so the whole month is compared.
  const compared = comparedWhole(daysOfMonth(month));
  const before = useBefore({
    on: place.compare,
    compared,
    ready: listState(summary) === "ready",
    query: (days) => teamSummaryQuery(month, days),
  });
  const list = useQuery(teamRowsQuery(details));
  const rowsBefore = useBefore({
    on: place.compare,
    compared: comparedWhole(daysOfMonth(details)),
    ready: listState(list) === "ready",
    query: () => teamRowsQuery(nextPeriod(details, -1)),
  });
  const openTile = useCallback((tile: TeamTile) => go({ tile, cell: null }, { replace: false }), [go]);
  const openCell = useCallback(
    (row: TeamRow, column: TeamColumn) =>
      go({ cell: { hr: row.userId, column }, tile: null }, { replace: false }),
    [go],
  );
  const close = useCallback(() => go({ tile: null, cell: null }), [go]);
  const usual = (next: string) => (next === thisMonth ? "" : next);

  const { tile, cell } = place;
  let number: TeamNumber | null = null;
  if (tile) number = { month, tile };
  else if (cell?.column) number = { month: details, userId: cell.hr, column: cell.column };
  const name = list.data?.find(({ userId }) => userId === cell?.hr)?.name ?? "";
  useAddressedDialog(
    number ? JSON.stringify(number) : "",
    TeamDetailsDialog,
    number ? { number, name } : undefined,
    close,
  );
  return (
    <TeamView
      month={month}
      details={details}
      recruiter={place.recruiter}
      summary={summary.data}
      before={before}
      rowsBefore={rowsBefore}
      compare={
        <CompareButton on={place.compare} compared={compared} onChange={(compare) => go({ compare })} />
      }
      failure={summary.data ? undefined : summary.error?.message}
      source={tableSource(list, () => teamRowsForFile(details))}
      onMonth={(next) => go({ month: usual(next) })}
      onDetails={(next) => go({ details: usual(next) })}
      onTile={openTile}
      onOpen={openCell}
      onRetry={() => void summary.refetch()}
    />
  );
}
