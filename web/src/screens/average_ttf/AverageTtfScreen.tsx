import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { averageTtfForFile, averageTtfQuery } from "@/api/averageTtf";
import { sessionQuery } from "@/api/session";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { currentMonth } from "@/blocks/dashboard/year";
import { usePlace } from "@/blocks/list/usePlace";
import { comparedWith, daysOfYear } from "@/lib/comparison";
import { useAddressedDialog } from "@/ui/dialogs";
import { listState, tableSource } from "@/ui/table/tableSource";
import { AverageTtfDetails } from "./AverageTtfDetails";
import { AverageTtfView } from "./AverageTtfView";
import classes from "./AverageTtfView.module.css";
import { ttfPlace } from "./place";

export function AverageTtfScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const { today } = session;
  const [place, go] = usePlace(ttfPlace);
  const year = place.year || today.slice(0, 4);
  const list = useQuery(averageTtfQuery(year));
  const compared = useMemo(() => comparedWith(daysOfYear(year), session), [year, session]);
  const before = useBefore({
    on: place.compare,
    compared,
    ready: listState(list) === "ready",
    query: (days) => averageTtfQuery(year, days),
  });

  const open = useCallback(
    (monthName: string, employmentType: string) =>
      go({ number: { monthName, employmentType } }, { replace: false }),
    [go],
  );
  const close = useCallback(() => go({ number: null }), [go]);

  const { number } = place;
  useAddressedDialog(
    number ? `${year} ${number.monthName} ${number.employmentType}` : "",
    AverageTtfDetails,
    number ? { number: { year, ...number } } : undefined,
    close,
  );

  return (
    <AverageTtfView
      year={year}
      before={before}
      compared={compared}
      compare={
        <CompareButton on={place.compare} compared={compared} onChange={(compare) => go({ compare })} />
      }
      actions={
        <Link className={classes.link} to="/monthly_req_data" search={place.year ? { year } : {}}>
          Monthly Requisition Data
        </Link>
      }
      currentId={currentMonth(year, today)}
      source={tableSource(list, () => averageTtfForFile(year))}
      onYear={(next) => go({ year: next === today.slice(0, 4) ? "" : next })}
      onOpen={open}
    />
  );
}
