import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import {
  allOfferDetails,
  type OfferDetail,
  type OfferKind,
  type OfferNumber,
  offerDetailsQuery,
  offerYearForFile,
  offerYearQuery,
} from "@/api/offerYear";
import { sessionQuery } from "@/api/session";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { usePagedDrillDown } from "@/blocks/dashboard/PagedDrillDown";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { currentMonth, slotOf } from "@/blocks/dashboard/year";
import { usePlace } from "@/blocks/list/usePlace";
import { comparedWith, daysOfYear } from "@/lib/comparison";
import { listState, tableSource } from "@/ui/table/tableSource";
import { offerDetailColumns } from "./columns";
import { OfferView } from "./OfferView";
import { type OpenOffers, offerPlace } from "./place";
import { offerGroups } from "./shaping";

const nothing: OpenOffers = { monthName: "Total", employmentType: "ALL", kind: "sent" };
const idOf = (row: OfferDetail) => String(row.number);

export function OfferScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const { today } = session;
  const [place, go] = usePlace(offerPlace);
  const year = place.year || today.slice(0, 4);
  const list = useQuery(offerYearQuery(year));
  const compared = useMemo(() => comparedWith(daysOfYear(year), session), [year, session]);
  const before = useBefore({
    on: place.compare,
    compared,
    ready: listState(list) === "ready",
    query: (days) => offerYearQuery(year, days),
  });
  const open = useCallback(
    (monthName: string, employmentType: string, kind: OfferKind) =>
      go({ number: { monthName, employmentType, kind } }, { replace: false }),
    [go],
  );
  const close = useCallback(() => go({ number: null }), [go]);

  const { monthName, employmentType, kind: asked } = place.number ?? nothing;
  const kind = asked ?? "sent";
  const number: OfferNumber = { year, monthName, employmentType, kind };
  const columns = useMemo(() => offerDetailColumns(kind), [kind]);
  const label = offerGroups.find(({ key }) => key === employmentType)?.label ?? "";
  usePagedDrillDown(
    place.number ? `${monthName} ${employmentType} ${kind}` : "",
    {
      title: `${label} ${kind === "sent" ? "Offer Sent" : "Offer Accepted"}`,
      subtitle: `Offer Details · ${slotOf(year, monthName)}${monthName === "Total" ? ` ${year}` : ""}`,
      page: (page) => offerDetailsQuery(number, page),
      file: (page) => allOfferDetails(number, page),
      columns,
      rowId: idOf,
      emptyText: "No data available",
      loadingText: "Loading Please Wait....",
    },
    close,
  );
  return (
    <OfferView
      year={year}
      before={before}
      compared={compared}
      compare={
        <CompareButton on={place.compare} compared={compared} onChange={(compare) => go({ compare })} />
      }
      currentId={currentMonth(year, today)}
      source={tableSource(list, () => offerYearForFile(year))}
      onYear={(next) => go({ year: next === today.slice(0, 4) ? "" : next })}
      onOpen={open}
    />
  );
}
