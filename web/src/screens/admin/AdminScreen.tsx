import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Facts } from "@/api/account";
import { tileCountsQuery } from "@/api/home";
import { departmentOptionsQuery } from "@/api/option";
import {
  allRequisitions,
  type ListOf,
  noFilter,
  type Requisition,
  requisitionListQuery,
} from "@/api/requisition";
import { sessionQuery } from "@/api/session";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { assignmentPanel } from "@/blocks/requisition/openRequisition";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { useWaitColumn } from "@/blocks/waiting/useWaitColumn";
import { useAddressedDialog } from "@/ui/dialogs";
import { usePreload } from "@/ui/onDemand";
import { AdminView } from "./AdminView";
import { DeskSlot, hasDesk } from "./desk/DeskSlot";
import { homePanels, opensNext } from "./opens";
import { chooseTile, type HomePlace, homePlace, listOf, panelView, spaciousHomePlace } from "./place";

/** Recruiters and interviewers see their own work; others see the manager view, read-only without the grant. */
export function isRecruiterView({ manager, recruiter, interviewer }: Facts): boolean {
  return !manager && (recruiter || interviewer);
}

/** The assignment panel is the managers': its address opens nothing for others. */
export function homePlaceOf(read: HomePlace, facts: Facts): HomePlace {
  const place = isRecruiterView(facts) ? { ...read, filter: noFilter } : read;
  return facts.manager ? place : { ...place, req: "" };
}

export function AdminScreen() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { userId, facts } = session;
  const openDirectory = useOpenDirectory();
  const recruiter = isRecruiterView(facts);
  const [read, go] = usePlace(facts.commentDownload ? spaciousHomePlace : homePlace);
  const place: HomePlace = homePlaceOf(read, facts);
  const of: ListOf = recruiter ? { view: "recruiter", userId } : { view: "manager" };
  const waitingOn = useWaitColumn(recruiter ? "own-requisitions" : "requisitions");
  const asked = listOf(place, waitingOn.shown);
  const { list, source } = useTableSource(requisitionListQuery(of, asked), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allRequisitions(of, asked),
  });
  const counts = useQuery(tileCountsQuery(userId, { filter: place.filter, waitingOn: asked.waitingOn }));
  const departments = useQuery({ ...departmentOptionsQuery, enabled: !recruiter });

  const panelOf = { serial: place.req, manager: facts.manager };
  useAddressedDialog(place.req, assignmentPanel, panelOf, () => go({ req: "" }));
  const panelsOf = { place, userId, today: session.today, recruiter, onPlace: go };
  useAddressedDialog(place.panel ?? "", homePanels, panelsOf, () => go({ panel: null }));
  usePreload(list.isSuccess, opensNext);

  const openAssignments = useCallback(
    (row: Requisition) => go({ req: row.serial }, { replace: false }),
    [go],
  );

  return (
    <>
      {hasDesk(facts) && (
        <DeskSlot
          userId={userId}
          today={session.today}
          manager={facts.manager}
          onOverdue={() => go(chooseTile(place, "OVERDUE"))}
          onPanel={facts.manager ? (serial) => go({ req: serial }, { replace: false }) : null}
        />
      )}
      <AdminView
        recruiter={recruiter}
        manager={facts.manager}
        spacious={facts.commentDownload}
        place={place}
        departments={departments.data ?? []}
        counts={counts.data}
        source={source}
        hiddenColumns={waitingOn.hiddenColumns}
        onPlace={go}
        onPanel={(panel) => go({ panel, range: null, date: "", panelTable: panelView() }, { replace: false })}
        onAssignments={openAssignments}
        onDirectory={openDirectory}
      />
    </>
  );
}
