import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
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
import {
  type DirectoryPlace,
  directoryListOf,
  readDirectory,
  writeDirectory,
} from "@/blocks/candidate/directoryPlace";
import { RequisitionDesk } from "@/blocks/requisition/RequisitionDesk";
import type { SearchSource } from "@/lib/tableSearch";
import { useOverlay, usePreload } from "@/ui/onDemand";
import { listState } from "@/ui/table/tableSource";
import { DirectoryView } from "./DirectoryView";
import { addCandidateDialog, timelineDrawer } from "./opens";

/** Recruiters, interviewers and the programme's people see their own candidates; managers and readers all. */
function directoryOf({ manager, recruiter, interviewer, esaHr }: Facts, userId: string): DirectoryOf {
  const own = !manager && (recruiter || interviewer || esaHr);
  return own ? { view: "own", userId } : { view: "all" };
}

/** The server's word for the requisition into which the ESA programme takes people in. */
const programme = "live";

const opensNext = [addCandidateDialog, timelineDrawer];

/** The requisition in the address; without one, the programme's in ESA mode, else the one that this login session chose last. */
function requisitionOf({ req }: DirectoryPlace): string {
  const chosen = readChosen();
  return req || (chosen?.esa ? programme : chosen?.reqId) || "";
}

export function DirectoryScreen() {
  const { userId, facts, today } = useSuspenseQuery(sessionQuery).data;
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = readDirectory(search);
  const id = requisitionOf(place);
  const of = directoryOf(facts, userId);

  const whole = useQuery({ ...requisitionQuery(id), enabled: id !== "" });
  const list = useQuery({ ...directoryQuery(of, directoryListOf(place, id)), enabled: id !== "" });
  const counts = useQuery({
    ...directoryCountsQuery(of, { requisition: id, date: place.date, q: place.table.q }),
    enabled: id !== "",
  });
  const [adding, setAdding] = useState(false);
  const { Part: AddCandidate, opened: addOpened } = useOverlay(addCandidateDialog, adding);
  const { Part: TimelineDrawer, opened: timelineOpened } = useOverlay(timelineDrawer, place.timeline !== "");
  usePreload(list.isSuccess, opensNext);

  const reqId = whole.data?.requisitionId;
  const positionName = whole.data?.position;
  useEffect(() => {
    if (reqId && positionName) choose({ reqId, positionName });
  }, [reqId, positionName]);

  const go = useCallback(
    (change: Partial<DirectoryPlace>, replace: boolean) =>
      void navigate({
        to: "/directory",
        search: (before: SearchSource) => writeDirectory({ ...readDirectory(before), ...change }),
        replace,
      }),
    [navigate],
  );

  const openDetails = useCallback((row: DirectoryCandidate) => {
    // The new tab starts with a copy of what this one remembers, so that the candidate is chosen there, too.
    choose({ candidateId: row.candidateId, reqId: row.requisitionId, positionName: row.position });
    const { pathname, search: here } = window.location;
    window.open(detailsHref(row.candidateId, row.requisitionId, pathname + here), "_blank");
  }, []);

  const shown = list.data?.rows.find(({ candidateId }) => candidateId === place.timeline);
  return (
    <RequisitionDesk>
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
        rows={list.data?.rows}
        total={list.data?.total ?? 0}
        state={listState(list)}
        listFailure={list.error?.message}
        csvRows={() => allCandidates(of, directoryListOf(place, id))}
        onPlace={(change) => go(change, true)}
        onDetails={openDetails}
        onTimeline={(row) => go({ timeline: row.candidateId }, false)}
        onAdd={() => setAdding(true)}
        onHome={() => void navigate({ to: "/admin" })}
        onRetry={() => void whole.refetch()}
        onRetryList={() => void list.refetch()}
      />
      {AddCandidate && whole.data && (
        <AddCandidate opened={addOpened} whole={whole.data} onClose={() => setAdding(false)} />
      )}
      {TimelineDrawer && (
        <TimelineDrawer
          opened={timelineOpened}
          candidate={place.timeline}
          name={shown?.name ?? ""}
          onClose={() => go({ timeline: "" }, true)}
        />
      )}
    </RequisitionDesk>
  );
}
