import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
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
import { useOverlay, usePreload } from "@/ui/onDemand";
import { toast } from "@/ui/toast";
import { useOpening } from "@/ui/useOpening";
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

  const { opening, open, close } = useOpening<DatabaseCandidate>();
  const [adding, setAdding] = useState(false);
  const [mapping, setMapping] = useState(false);
  const [asking, setAsking] = useState(false);
  const broadcasts = useBroadcast(mayMap(facts), choice.clear);
  const timeline = useOverlay(timelineDrawer, place.timeline !== "");
  const info = useOverlay(infoDialog, opening?.opened === true);
  const map = useOverlay(mapDialog, mapping);
  const broadcast = useOverlay(broadcastDialog, asking);
  const drawer = useOverlay(broadcastDrawer, broadcasts.watching);
  const add = useOverlay(addReferenceDialog, adding);
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
  const shown = list.data?.rows.find(({ candidateId }) => candidateId === place.timeline);
  return (
    <>
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
        actions={{ onEdit, onView: open, onResume, onTimeline }}
        onSearch={(next) => go(searchedPlace(place, next))}
        onChosen={choice.change}
        onMap={() => (choice.ids.size > 0 ? setMapping(true) : toast.error("Please Select Candidate"))}
        onBroadcast={() => (choice.ids.size > 0 ? setAsking(true) : toast.error("Please select candidate."))}
        more={
          <>
            <BroadcastButton broadcast={broadcasts.broadcast} today={today} onOpen={broadcasts.watch} />
            {facts.esaAssigned && <EsaLinkButton fills variant="default" />}
          </>
        }
        onAddReference={mayRefer(facts) ? () => setAdding(true) : undefined}
      />
      {map.Part && (
        <map.Part
          opened={map.opened}
          candidates={choice.rows}
          onLeaveOut={choice.leaveOut}
          onMapped={({ id, serial, position: name }) => {
            setMapping(false);
            openDirectory({ requisitionId: id, serial, position: name });
          }}
          onClose={() => setMapping(false)}
        />
      )}
      {broadcast.Part && (
        <broadcast.Part
          opened={broadcast.opened}
          candidates={[...choice.ids]}
          onStarted={broadcasts.begun}
          onClose={() => setAsking(false)}
        />
      )}
      {drawer.Part && <drawer.Part opened={drawer.opened} onClose={broadcasts.leave} />}
      {add.Part && <add.Part opened={add.opened} onClose={() => setAdding(false)} />}
      {info.Part && opening && (
        <info.Part
          key={opening.count}
          opened={info.opened}
          candidate={opening.what.candidateId}
          name={opening.what.name}
          record={opening.what}
          onClose={close}
        />
      )}
      {timeline.Part && (
        <timeline.Part
          opened={timeline.opened}
          candidate={place.timeline}
          name={shown?.name ?? ""}
          onClose={() => go({ timeline: "" })}
        />
      )}
    </>
  );
}
