import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Facts } from "@/api/account";
import { choose } from "@/api/chosen";
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
import { RequisitionDesk } from "@/blocks/requisition/RequisitionDesk";
import type { SearchSource } from "@/lib/tableSearch";
import { useOverlay, usePreload } from "@/ui/onDemand";
import { listState } from "@/ui/table/tableSource";
import { AdminView } from "./AdminView";
import { assignmentPanel, homePanels, opensNext } from "./opens";
import { type HomePlace, listOf, panelView, readHome, writeHome } from "./search";

/** Recruiters and interviewers see their own work; everybody else sees the manager view, read-only without the grant. */
export function isRecruiterView({ manager, recruiter, interviewer }: Facts): boolean {
  return !manager && (recruiter || interviewer);
}

export function AdminScreen() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { userId, facts } = session;
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const recruiter = isRecruiterView(facts);
  const read = readHome(search);
  const place: HomePlace = recruiter ? { ...read, filter: noFilter, req: "" } : read;
  const of: ListOf = recruiter ? { view: "recruiter", userId } : { view: "manager" };
  const list = useQuery(requisitionListQuery(of, listOf(place)));
  const counts = useQuery(tileCountsQuery(userId, place.filter));
  const departments = useQuery({ ...departmentOptionsQuery, enabled: !recruiter });

  const { Part: AssignmentPanel, opened: assigning } = useOverlay(assignmentPanel, place.req !== "");
  const { Part: HomePanels, opened: panelOpened } = useOverlay(homePanels, place.panel !== null);
  usePreload(list.isSuccess, opensNext);

  const go = useCallback(
    (change: Partial<HomePlace>, replace: boolean) =>
      void navigate({
        to: "/admin",
        search: (before: SearchSource) => writeHome({ ...readHome(before), ...change }),
        replace,
      }),
    [navigate],
  );
  const openAssignments = useCallback((row: Requisition) => go({ req: row.serial }, false), [go]);

  function openDirectory(row: Requisition): void {
    choose({ reqId: row.requisitionId, positionName: row.position });
    void navigate({ to: "/directory", search: { req: row.serial } });
  }

  return (
    <RequisitionDesk>
      <AdminView
        recruiter={recruiter}
        manager={facts.manager}
        spacious={facts.commentDownload}
        place={place}
        departments={departments.data ?? []}
        counts={counts.data}
        rows={list.data?.rows}
        total={list.data?.total ?? 0}
        state={listState(list)}
        failure={list.error?.message}
        csvRows={() => allRequisitions(of, listOf(place))}
        onPlace={(change) => go(change, true)}
        onPanel={(panel) => go({ panel, range: null, date: null, panelTable: panelView }, false)}
        onAssignments={openAssignments}
        onDirectory={openDirectory}
        onRetry={() => void list.refetch()}
      />
      {AssignmentPanel && (
        <AssignmentPanel
          opened={assigning}
          serial={place.req}
          manager={facts.manager}
          onClose={() => go({ req: "" }, true)}
        />
      )}
      {HomePanels && (
        <HomePanels
          opened={panelOpened}
          place={place}
          userId={userId}
          today={session.today}
          recruiter={recruiter}
          onPlace={(change) => go(change, true)}
        />
      )}
    </RequisitionDesk>
  );
}
