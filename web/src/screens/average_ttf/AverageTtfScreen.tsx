import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { averageTtfForFile, averageTtfQuery } from "@/api/dashboard";
import { sessionQuery } from "@/api/session";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/tableSource";
import { AverageTtfDetails } from "./AverageTtfDetails";
import { AverageTtfView } from "./AverageTtfView";
import { readTtf, type TtfPlace, writeTtf } from "./search";

export function AverageTtfScreen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = readTtf(search);
  const year = place.year || today.slice(0, 4);
  const list = useQuery(averageTtfQuery(year));

  const go = useCallback(
    (change: Partial<TtfPlace>, replace = true) =>
      void navigate({
        to: "/average_ttf",
        search: (before: SearchSource) => writeTtf({ ...readTtf(before), ...change }),
        replace,
      }),
    [navigate],
  );
  const open = useCallback(
    (monthName: string, employmentType: string) => go({ number: { monthName, employmentType } }, false),
    [go],
  );
  const close = useCallback(() => go({ number: null }), [go]);

  return (
    <>
      <AverageTtfView
        year={year}
        rows={list.data}
        state={listState(list)}
        failure={list.error?.message}
        forFile={() => averageTtfForFile(year)}
        onYear={(next) => go({ year: next === today.slice(0, 4) ? "" : next })}
        onOpen={open}
        onRetry={() => void list.refetch()}
      />
      <AverageTtfDetails number={place.number && { year, ...place.number }} onClose={close} />
    </>
  );
}
