import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { allWaiting, type WaitRow, waitCountsQuery, waitingQuery } from "@/api/waiting";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { listOf, waitPlace } from "./place";
import { WaitingView } from "./WaitingView";

export function WaitingScreen() {
  const navigate = useNavigate();
  const { href } = useLocation();
  const [place, go] = usePlace(waitPlace);
  const asked = listOf(place);
  const counts = useQuery(waitCountsQuery(asked));
  const { source } = useTableSource(waitingQuery(asked), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allWaiting(asked),
  });
  const open = (row: WaitRow) =>
    void navigate({ href: detailsHref(row.candidateId, row.requisitionId, href) });
  return <WaitingView place={place} counts={counts.data} source={source} onPlace={go} onOpen={open} />;
}
