import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { type Interview, interviewsQuery } from "@/api/interview";
import { sessionQuery } from "@/api/session";
import { parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";
import { numbered, splitParts } from "@/lib/text";
import { Dialog } from "@/ui/Dialog";
import { EmptyState } from "@/ui/EmptyState";
import { listState } from "@/ui/table/tableSource";
import { toast } from "@/ui/toast";
import { useOpening } from "@/ui/useOpening";
import classes from "./ScheduledInterviewsScreen.module.css";
import { ScheduledInterviewsView } from "./ScheduledInterviewsView";
import { interviewsView } from "./search";

const TakeInterview = lazy(() => import("./TakeInterview"));

const CandidateInfoDialog = lazy(async () => ({
  default: (await import("@/blocks/candidate/dialogs/CandidateInfoDialog")).CandidateInfoDialog,
}));

type What = { kind: "take" | "comments" | "view"; row: Interview };

export function ScheduledInterviewsScreen() {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = parseView(search, interviewsView);
  const list = useQuery(interviewsQuery(userId));
  const { opening, open: openWhat, close } = useOpening<What>();
  const open = (kind: What["kind"]) => (row: Interview) => openWhat({ kind, row });

  function showResume({ resume }: Interview): void {
    if (resume === "") toast.info("Resume Not Attached!!", { file: true });
    else window.open(`/api/can_resume/${resume}`, "_blank", "noopener");
  }

  return (
    <>
      <ScheduledInterviewsView
        rows={list.data}
        state={listState(list)}
        failure={list.error?.message}
        view={view}
        onView={(next: TableView) =>
          void navigate({
            to: "/scheduled_interviews",
            search: serialiseView(next, interviewsView),
            replace: true,
          })
        }
        onRetry={() => void list.refetch()}
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
          <CandidateInfoDialog
            key={opening.count}
            opened={opening.opened}
            of={{ candidate: opening.what.row.candidateId, requisition: opening.what.row.requisitionId }}
            name={opening.what.row.name}
            position={opening.what.row.position}
            onClose={close}
          />
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
