import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import {
  type MonthlyColumn,
  monthlyRequisitionsForFile,
  monthlyRequisitionsQuery,
} from "@/api/monthlyRequisition";
import { sessionQuery } from "@/api/session";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { currentMonth } from "@/blocks/dashboard/year";
import { usePlace } from "@/blocks/list/usePlace";
import { comparedWith, daysOfYear } from "@/lib/comparison";
import { useAddressedDialog } from "@/ui/dialogs";
import { listState, tableSource } from "@/ui/table/tableSource";
import { MonthlyDetailsDialog } from "./MonthlyDetailsDialog";
import { MonthlyReqDataView } from "./MonthlyReqDataView";
import { monthlyPlace } from "./place";

export function MonthlyReqDataScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const { today } = session;
  const [place, go] = usePlace(monthlyPlace);
  const year = place.year || today.slice(0, 4);
  const list = useQuery(monthlyRequisitionsQuery(year));
  const compared = useMemo(() => comparedWith(daysOfYear(year), session), [year, session]);
  const before = useBefore({
    on: place.compare,
    compared,
    ready: listState(list) === "ready",
    query: (days) => monthlyRequisitionsQuery(year, days),
  });
  const open = useCallback(
    (monthName: string, column: MonthlyColumn) => go({ number: { monthName, column } }, { replace: false }),
    [go],
  );
  const close = useCallback(() => go({ number: null }), [go]);
  const { number } = place;
  const asked = number?.column && { year, monthName: number.monthName, column: number.column };
  useAddressedDialog(
    asked ? JSON.stringify(asked) : "",
    MonthlyDetailsDialog,
    asked ? { number: asked } : undefined,
    close,
  );
  return (
    <MonthlyReqDataView
      year={year}
      before={before}
      compared={compared}
      compare={
        <CompareButton on={place.compare} compared={compared} onChange={(compare) => go({ compare })} />
      }
      currentId={currentMonth(year, today)}
      source={tableSource(list, () => monthlyRequisitionsForFile(year))}
      onYear={(next) => go({ year: next === today.slice(0, 4) ? "" : next })}
      onOpen={open}
    />
  );
}
