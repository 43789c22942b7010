import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  allFunnelCandidates,
  type FunnelBlock,
  type FunnelCandidate,
  funnelCandidatesQuery,
} from "@/api/funnel";
import type { PageSize } from "@/lib/tableSearch";
import { type TableSource, tableSource } from "@/ui/table/tableSource";

type Place = { of: string; page: number; size: PageSize };

export type CandidatePages = {
  source: TableSource<FunnelCandidate>;
  page: number;
  size: PageSize;
  move: (change: { page?: number; size?: PageSize }) => void;
};

/** The candidates of the selected block, page by page; what is selected next begins on its first page. */
export function useCandidates(
  requisition: string,
  block: FunnelBlock | undefined,
  search: string,
): CandidatePages {
  const [place, setPlace] = useState<Place>({ of: "", page: 1, size: 10 });
  const of = `${requisition} ${block?.id} ${search}`;
  const page = place.of === of ? place.page : 1;
  const stage = { requisition, stage: block?.id ?? "", search };
  const list = useQuery({
    ...funnelCandidatesQuery(stage, { page, size: place.size }),
    enabled: block !== undefined,
  });
  return {
    source: tableSource(list, () => allFunnelCandidates(stage)),
    page,
    size: place.size,
    move: (change) => setPlace({ ...place, page: 1, ...change, of }),
  };
}
