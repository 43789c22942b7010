import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { type Interview, interviewsQuery } from "@/api/interview";
import { sessionQuery } from "@/api/session";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { changeView } from "@/lib/tableSearch";
import { numbered, splitParts } from "@/lib/text";
import { Dialog } from "@/ui/Dialog";
import { EmptyState } from "@/ui/EmptyState";
import { toast } from "@/ui/toast";
import { useOpening } from "@/ui/useOpening";
import { interviewsPlace } from "./place";
import classes from "./ScheduledInterviewsScreen.module.css";
import { ScheduledInterviewsView } from "./ScheduledInterviewsView";
import { byTurn, turnTabs } from "./turns";

const TakeInterview = lazy(() => import("./TakeInterview"));

const CandidateInfo = lazy(() => import("./CandidateInfo"));

type What = { kind: "take" | "comments" | "view"; row: Interview };

export function ScheduledInterviewsScreen() {
  const { userId, today } = useSuspenseQuery(sessionQuery).data;
  const navigate = useNavigate();
  const [place, go] = usePlace(interviewsPlace);
  const select = useCallback((rows: Interview[]) => byTurn(rows, today, place.turn), [today, place.turn]);
  const { source } = useTableSource(
    { ...interviewsQuery(userId), select },
    { view: place.table, onView: (table) => go({ table }) },
  );
  const all = useQuery(interviewsQuery(userId)).data;
  const { opening, open: openWhat, close } = useOpening<What>();
  const open = (kind: What["kind"]) => (row: Interview) => openWhat({ kind, row });

  function showResume({ resume }: Interview): void {
    if (resume === "") toast.info("Resume Not Attached!!", { file: true });
    else window.open(`/api/can_resume/${resume}`, "_blank", "noopener");
  }

  return (
    <>
      <ScheduledInterviewsView
        source={source}
        today={today}
        tabs={turnTabs(all, today)}
        turn={place.turn}
        onTurn={(turn) => go({ turn, table: changeView(place.table, {}) })}
        onBack={() => void navigate({ to: "/admin" })}
        actions={{
          onTake: open("take"),
          onComments: open("comments"),
          onResume: showResume,
          onView: open("view"),
        }}
      />
      {opening?.what.kind === "take" && (
        <Suspense>
          <TakeInterview key={opening.count} row={opening.what.row} opened={opening.opened} onClose={close} />
        </Suspense>
      )}
      {opening?.what.kind === "view" && (
        <Suspense>
          <CandidateInfo key={opening.count} row={opening.what.row} opened={opening.opened} onClose={close} />
        </Suspense>
      )}
      {opening?.what.kind === "comments" && (
        <Dialog
          opened={opening.opened}
          title="Comments"
          subtitle={`${opening.what.row.name} · ${opening.what.row.position}`}
          onClose={close}
        >
          <CommentList text={opening.what.row.comment} />
        </Dialog>
      )}
    </>
  );
}

function CommentList({ text }: { text: string }) {
  const parts = splitParts(text, "$");
  if (parts.length === 0) return <EmptyState text="Data Not Available" />;
  return (
    <ul className={classes.comments}>
      {numbered(parts).map((part) => (
        <li key={part.id}>{part.text}</li>
      ))}
    </ul>
  );
}
