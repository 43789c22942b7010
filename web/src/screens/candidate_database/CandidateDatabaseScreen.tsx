import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Facts } from "@/api/account";
import { resumeHref } from "@/api/candidate";
import { allFound, type DatabaseCandidate, databaseQuery } from "@/api/candidateDatabase";
import { positionNamesQuery } from "@/api/option";
import { citiesQuery } from "@/api/place";
import { sessionQuery } from "@/api/session";
import { formHref } from "@/blocks/candidate/formLink";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { EsaLinkButton } from "@/blocks/programme/EsaLinkButton";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { pageOf } from "@/lib/tableSearch";
import { openDialog, useAddressedDialog } from "@/ui/dialogs";
import { usePreload } from "@/ui/onDemand";
import { toast } from "@/ui/toast";
import { BroadcastButton } from "./BroadcastButton";
import { CandidateDatabaseView } from "./CandidateDatabaseView";
import {
  addReferenceDialog,
  broadcastDialog,
  broadcastDrawer,
  infoDialog,
  mapDialog,
  timelineDrawer,
} from "./opens";
import { addressOf, databasePlace, searchedPlace, searchOf } from "./place";
import { faultOf } from "./search";
import { useBroadcast } from "./useBroadcast";
import { useChoice } from "./useChoice";

const opensNext = [
  timelineDrawer,
  mapDialog,
  infoDialog,
  addReferenceDialog,
  broadcastDialog,
  broadcastDrawer,
];

/** The users who may add candidates to a requisition; those of the programme's queue add to its own. */
const mayMap = ({ manager, recruiter, esaHr, esaAssigned, interviewer }: Facts) =>
  manager || recruiter || esaHr || (esaAssigned && !interviewer);

/** Interviewers find only their own candidates, and the admin role only reads. */
const mayRefer = ({ manager, interviewer, adminRole }: Facts) => manager || !(interviewer || adminRole);

export function CandidateDatabaseScreen() {
  const { facts, today } = useSuspenseQuery(sessionQuery).data;
  const [place, go] = usePlace(databasePlace);
  const { ref, position, location, table } = place;
  const search = useMemo(
    () => searchOf({ q: table.q, ref, position, location }),
    [ref, position, location, table.q],
  );
  const searched = faultOf(search) === null;
  const page = pageOf(table);
  const { list, source } = useTableSource(
    { ...databaseQuery(search, page), enabled: searched },
    { view: table, onView: (next) => go({ table: next }), file: () => allFound(search, page) },
  );
  const positions = useQuery(positionNamesQuery);
  const cities = useQuery(citiesQuery("all"));
  const choice = useChoice(search, list.data?.rows);

  const broadcasts = useBroadcast(mayMap(facts), choice.clear);
  usePreload(list.isSuccess, opensNext);
  const openDirectory = useOpenDirectory();

  const onTimeline = useCallback(
    (row: DatabaseCandidate) => go({ timeline: row.candidateId }, { replace: false }),
    [go],
  );
  const onEdit = useCallback(
    (row: DatabaseCandidate) => void window.open(formHref(row.candidateId), "_blank"),
    [],
  );
  const onResume = useCallback(
    (row: DatabaseCandidate) => void window.open(resumeHref(row.resume), "_blank", "noopener"),
    [],
  );
  const onView = useCallback((row: DatabaseCandidate) => {
    openDialog(infoDialog, { candidate: row.candidateId, name: row.name, record: row });
  }, []);

  function map(): void {
    const { rows: candidates, leaveOut: onLeaveOut } = choice;
    openDialog(mapDialog, {
      candidates,
      onLeaveOut,
      onMapped: ({ id, serial, position: name }) =>
        openDirectory({ requisitionId: id, serial, position: name }),
    });
  }

  const shown = list.data?.rows.find(({ candidateId }) => candidateId === place.timeline);
  const timelineOf = { candidate: place.timeline, name: shown?.name ?? "" };
  useAddressedDialog(place.timeline, timelineDrawer, timelineOf, () => go({ timeline: "" }));
  return (
    <CandidateDatabaseView
      search={search}
      searched={searched}
      address={addressOf(place)}
      positions={positions.data ?? []}
      cities={cities.data ?? []}
      source={source}
      note={list.data?.message ?? ""}
      chosen={mayMap(facts) ? choice.ids : null}
      timeline={place.timeline}
      actions={{ onEdit, onView, onResume, onTimeline }}
      onSearch={(next) => go(searchedPlace(place, next))}
      onChosen={choice.change}
      onMap={() => (choice.ids.size > 0 ? map() : toast.error("Please Select Candidate"))}
      onBroadcast={() =>
        choice.ids.size > 0
          ? openDialog(broadcastDialog, { candidates: [...choice.ids], onStarted: broadcasts.begun })
          : toast.error("Please select candidate.")
      }
      more={
        <>
          <BroadcastButton broadcast={broadcasts.broadcast} today={today} onOpen={broadcasts.watch} />
          {facts.esaAssigned && <EsaLinkButton fills variant="default" />}
        </>
      }
      onAddReference={mayRefer(facts) ? () => openDialog(addReferenceDialog, {}) : undefined}
    />
  );
}
