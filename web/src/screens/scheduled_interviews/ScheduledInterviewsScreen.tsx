import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { nextMovesQuery } from "@/api/application";
import { type Interview, interviewsQuery } from "@/api/interview";
import { sessionQuery } from "@/api/session";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { changeView } from "@/lib/tableSearch";
import { numbered, splitParts } from "@/lib/text";
import { Dialog } from "@/ui/Dialog";
import { type DialogProps, openDialog } from "@/ui/dialogs";
import { EmptyState } from "@/ui/EmptyState";
import { codeOf } from "@/ui/onDemand";
import { toast } from "@/ui/toast";
import { interviewsPlace } from "./place";
import classes from "./ScheduledInterviewsScreen.module.css";
import { ScheduledInterviewsView } from "./ScheduledInterviewsView";
import { byTurn, turnTabs } from "./turns";

const takeInterview = codeOf(async () => (await import("./TakeInterview")).TakeInterview);
const candidateInfo = codeOf(async () => (await import("./CandidateInfo")).CandidateInfo);

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
  const queries = useQueryClient();

  async function take(row: Interview): Promise<void> {
    const of = { candidate: row.candidateId, requisition: row.requisitionId };
    void takeInterview.preload();
    try {
      openDialog(takeInterview, { row, asked: await queries.fetchQuery(nextMovesQuery(of)) });
    } catch (cause) {
      toast.error(cause instanceof Error ? cause.message : String(cause));
    }
  }

  function showResume({ resume }: Interview): void {
    if (resume === "") toast.info("Resume Not Attached!!", { file: true });
    else window.open(`/api/can_resume/${resume}`, "_blank", "noopener");
  }

  return (
    <ScheduledInterviewsView
      source={source}
      today={today}
      tabs={turnTabs(all, today)}
      turn={place.turn}
      onTurn={(turn) => go({ turn, table: changeView(place.table, {}) })}
      onBack={() => void navigate({ to: "/admin" })}
      actions={{
        onTake: (row) => void take(row),
        onComments: (row) => openDialog(CommentsDialog, { row }),
        onResume: showResume,
        onView: (row) => openDialog(candidateInfo, { row }),
      }}
    />
  );
}

function CommentsDialog({ row, ...dialog }: DialogProps & { row: Interview }) {
  return (
    <Dialog {...dialog} title="Comments" subtitle={`${row.name} · ${row.position}`}>
      <CommentList text={row.comment} />
    </Dialog>
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
