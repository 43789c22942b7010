import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
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
import { useWaitColumn } from "@/blocks/waiting/useWaitColumn";
import { esaDashboard, liveProgramme } from "@/lib/programme";
import { openDialog, useAddressedDialog } from "@/ui/dialogs";
import { usePreload } from "@/ui/onDemand";
import { useScreenTitle } from "@/ui/screenTitle";
import { useWish } from "@/ui/useWish";
import { DirectoryView } from "./DirectoryView";
import { addCandidateDialog, reopenRowDialog, timelineDrawer } from "./opens";

const worksOnQueue = ({ esaHr, esaAssigned }: Facts) => esaHr || esaAssigned;

/**
 * The programme's users see their own candidates of the programme and its queue, recruiters and interviewers their own,
 * managers and readers all.
 */
function directoryOf(facts: Facts, userId: string, live: boolean, counted: boolean): DirectoryOf {
  const { manager, recruiter, interviewer, esaHr } = facts;
  if (manager) return { view: "all" };
  // A cell of the pipeline counts the candidates of one requisition, not of the whole programme.
  if (live && worksOnQueue(facts) && !counted) return { view: "programme", userId };
  return recruiter || interviewer || esaHr ? { view: "own", userId } : { view: "all" };
}

const opensNext = [addCandidateDialog, timelineDrawer];

/**
 * The requisition in the address; else the ESA programme's in ESA mode, else this login session's last choice. ESA HR
 * has nothing but the programme.
 */
function requisitionOf({ req }: DirectoryPlace, pathname: string, { esaHr }: Facts): string {
  const chosen = readChosen();
  const esa = chosen?.esa || pathname === "/esa_directory";
  return req || (esa ? liveProgramme : chosen?.requisitionId) || (esaHr ? liveProgramme : "");
}

export function DirectoryScreen() {
  const { userId, facts, today } = useSuspenseQuery(sessionQuery).data;
  const navigate = useNavigate();
  const [place, go] = usePlace(directoryPlace);
  const { pathname: path } = useLocation();
  const id = requisitionOf(place, path, facts);

  const whole = useQuery({ ...requisitionQuery(id), enabled: id !== "" });
  const esa = id === liveProgramme || (whole.data?.esa ?? "") !== "";
  const of = directoryOf(
    facts,
    userId,
    id === liveProgramme || whole.data?.esa === "live",
    place.atWork !== null,
  );
  // Which list it is depends on the requisition for the programme's users alone; the others need not wait for it.
  const known = id !== "" && (!worksOnQueue(facts) || id === liveProgramme || whole.data !== undefined);
  useScreenTitle(esa ? esaDashboard : null);
  const waitingOn = useWaitColumn(facts.manager ? "directory" : "own-directory");
  const asked = directoryListOf(place, id, waitingOn.shown);
  const { list, source } = useTableSource(
    { ...directoryQuery(of, asked), enabled: known },
    { view: place.table, onView: (table) => go({ table }), file: () => allCandidates(of, asked) },
  );
  const counts = useQuery({
    ...directoryCountsQuery(of, {
      requisition: id,
      date: place.date,
      atWork: place.atWork,
      waitingOn: asked.waitingOn,
      q: place.table.q,
    }),
    enabled: known,
  });
  const add = (typed?: string) => whole.data && openDialog(addCandidateDialog, { whole: whole.data, typed });
  useWish("addCandidate", whole.data?.showsAdd === true, add);
  const reopen = useCallback(({ candidateId, requisitionId, name, position }: DirectoryCandidate) => {
    const of = { candidate: candidateId, requisition: requisitionId };
    openDialog(reopenRowDialog, { of, name, position });
  }, []);
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
  const timelineOf = { candidate: place.timeline, name: shown?.name ?? "" };
  useAddressedDialog(place.timeline, timelineDrawer, timelineOf, () => go({ timeline: "" }));
  return (
    <DirectoryView
      chosen={id !== ""}
      whole={whole.data}
      failure={whole.error?.message}
      manager={facts.manager}
      own={of.view === "own"}
      inProgramme={of.view === "programme"}
      fillsIn={facts.manager || worksOnQueue(facts)}
      addedBy={!facts.esaHr || facts.manager}
      recruiter={facts.recruiter && !facts.manager}
      spacious={facts.commentDownload}
      place={place}
      today={today}
      counts={counts.data}
      source={source}
      hiddenColumns={waitingOn.hiddenColumns}
      onPlace={go}
      onDetails={openDetails}
      onTimeline={(row) => go({ timeline: row.candidateId }, { replace: false })}
      onReopen={reopen}
      onAdd={() => add()}
      onHome={() => void navigate({ to: "/admin" })}
      onRetry={() => void whole.refetch()}
    />
  );
}
