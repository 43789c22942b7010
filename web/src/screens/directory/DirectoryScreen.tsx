import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { Facts } from "@/api/account";
import { choose, readChosen } from "@/api/chosen";
import {
  allCandidates,
  type DirectoryCandidate,
  type DirectoryOf,
  directoryCountsQuery,
  directoryQuery,
} from "@/api/directory";
import { requisitionQuery } from "@/api/requisition";
import { sessionQuery } from "@/api/session";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { type DirectoryPlace, directoryListOf, directoryPlace } from "@/blocks/candidate/directoryPlace";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { RequisitionDialogProvider } from "@/blocks/requisition/RequisitionDialogProvider";
import { useOverlay, usePreload } from "@/ui/onDemand";
import { DirectoryView } from "./DirectoryView";
import { addCandidateDialog, timelineDrawer } from "./opens";

/** Recruiters, interviewers and ESA users see their own candidates; managers and readers see all. */
function directoryOf({ manager, recruiter, interviewer, esaHr }: Facts, userId: string): DirectoryOf {
  const own = !manager && (recruiter || interviewer || esaHr);
  return own ? { view: "own", userId } : { view: "all" };
}

/** The server's name for the requisition that takes new candidates of the ESA programme. */
const programme = "live";

const opensNext = [addCandidateDialog, timelineDrawer];

/** The requisition in the address; else the ESA programme's in ESA mode, else this login session's last choice. */
function requisitionOf({ req }: DirectoryPlace): string {
  const chosen = readChosen();
  return req || (chosen?.esa ? programme : chosen?.requisitionId) || "";
}

export function DirectoryScreen() {
  const { userId, facts, today } = useSuspenseQuery(sessionQuery).data;
  const navigate = useNavigate();
  const [place, go] = usePlace(directoryPlace);
  const id = requisitionOf(place);
  const of = directoryOf(facts, userId);

  const whole = useQuery({ ...requisitionQuery(id), enabled: id !== "" });
  const asked = directoryListOf(place, id);
  const { list, source } = useTableSource(
    { ...directoryQuery(of, asked), enabled: id !== "" },
    { view: place.table, onView: (table) => go({ table }), file: () => allCandidates(of, asked) },
  );
  const counts = useQuery({
    ...directoryCountsQuery(of, { requisition: id, date: place.date, q: place.table.q }),
    enabled: id !== "",
  });
  const [adding, setAdding] = useState(false);
  const { Part: AddCandidate, opened: addOpened } = useOverlay(addCandidateDialog, adding);
  const { Part: TimelineDrawer, opened: timelineOpened } = useOverlay(timelineDrawer, place.timeline !== "");
  usePreload(list.isSuccess, opensNext);

  const requisitionId = whole.data?.requisitionId;
  const position = whole.data?.position;
  useEffect(() => {
    if (requisitionId && position) choose({ requisitionId, position });
  }, [requisitionId, position]);

  const openDetails = useCallback((row: DirectoryCandidate) => {
    // The new tab copies this tab's session storage, so the candidate must be chosen before it opens.
    choose({ candidateId: row.candidateId, requisitionId: row.requisitionId, position: row.position });
    const { pathname, search: here } = window.location;
    window.open(detailsHref(row.candidateId, row.requisitionId, pathname + here), "_blank");
  }, []);

  const shown = list.data?.rows.find(({ candidateId }) => candidateId === place.timeline);
  return (
    <RequisitionDialogProvider>
      <DirectoryView
        chosen={id !== ""}
        whole={whole.data}
        failure={whole.error?.message}
        manager={facts.manager}
        own={of.view === "own"}
        recruiter={facts.recruiter && !facts.manager}
        spacious={facts.commentDownload}
        place={place}
        today={today}
        counts={counts.data}
        source={source}
        onPlace={go}
        onDetails={openDetails}
        onTimeline={(row) => go({ timeline: row.candidateId }, { replace: false })}
        onAdd={() => setAdding(true)}
        onHome={() => void navigate({ to: "/admin" })}
        onRetry={() => void whole.refetch()}
      />
      {AddCandidate && whole.data && (
        <AddCandidate opened={addOpened} whole={whole.data} onClose={() => setAdding(false)} />
      )}
      {TimelineDrawer && (
        <TimelineDrawer
          opened={timelineOpened}
          candidate={place.timeline}
          name={shown?.name ?? ""}
          onClose={() => go({ timeline: "" })}
        />
      )}
    </RequisitionDialogProvider>
  );
}
