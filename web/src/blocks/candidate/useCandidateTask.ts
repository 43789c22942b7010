import { useQueryClient } from "@tanstack/react-query";
import { type ApplicationKey, type Moved, nextMovesQuery, undoMove } from "@/api/application";
import { detailsQuery } from "@/api/candidateDetails";
import { sessionQuery } from "@/api/session";
import { applicationWaitQuery, deskTopic, type WaitRow } from "@/api/waiting";
import { offerUndo } from "@/blocks/undo/offerUndo";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { toast } from "@/ui/toast";
import { type CandidateTask, openingOf } from "./candidateTask";

const taskDialog = codeOf(async () => (await import("./dialogs/TaskDialog")).TaskDialog);

export type TaskRow = Pick<WaitRow, "candidateId" | "requisitionId" | "name" | "position" | "mobile">;

/** Does something about a candidate of a list, in a dialog over the list. */
export function useCandidateTask(): (task: CandidateTask, row: TaskRow) => Promise<void> {
  const queries = useQueryClient();

  async function details(of: ApplicationKey) {
    const { userId, facts } = await queries.ensureQueryData(sessionQuery);
    return queries.fetchQuery(detailsQuery({ userId, manager: facts.manager }, of));
  }

  async function open(task: CandidateTask, row: TaskRow): Promise<void> {
    const { name, position, mobile } = row;
    const of = { candidate: row.candidateId, requisition: row.requisitionId };
    void taskDialog.preload();
    const says = task === "ask" || task === "touch";
    const [asked, wait, answer] = await Promise.all([
      queries.fetchQuery({ ...nextMovesQuery(of), staleTime: 0 }),
      says ? queries.fetchQuery({ ...applicationWaitQuery(of), staleTime: 0 }) : undefined,
      task === "edit" ? details(of) : undefined,
    ]);
    const opening = openingOf(task, asked, wait?.beside ?? []);
    if (typeof opening === "string") {
      toast.info(opening);
      void queries.invalidateQueries({ queryKey: [deskTopic] });
      return;
    }
    const dialog = openDialog(taskDialog, {
      opening,
      of,
      name,
      position,
      mobile,
      asked,
      wait,
      details: answer?.rows[0],
      onMoved: ({ message, step }: Moved) => {
        const about = `${name} · ${position}`;
        offerUndo({ step, done: message, about, takesBack: undoMove, topic: "candidate" });
        dialog.close();
      },
    });
  }

  return async (task, row) => {
    try {
      await open(task, row);
    } catch (cause) {
      toast.error(cause instanceof Error ? cause.message : String(cause));
    }
  };
}
