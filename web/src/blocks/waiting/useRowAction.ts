import { useQueryClient } from "@tanstack/react-query";
import { requisitionQuery } from "@/api/requisition";
import type { WaitRow } from "@/api/waiting";
import { type CandidateTask, isTask } from "@/blocks/candidate/candidateTask";
import { type TaskRow, useCandidateTask } from "@/blocks/candidate/useCandidateTask";
import { openRequisition } from "@/blocks/requisition/openRequisition";
import { subjectOfWhole } from "@/blocks/requisition/subject";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { toast } from "@/ui/toast";

type Action = WaitRow["action"];

/** How an action is done: in a dialog, on a page, or by what stands in the row itself. */
const ways = {
  assign: "assign",
  work: "directory",
  open: "page",
  join: "row",
  copy: "row",
  remind: "row",
} as const satisfies Record<Exclude<Action, CandidateTask>, string>;

export type Way = "task" | "panel" | (typeof ways)[keyof typeof ways];

/** The action of a row, as the server names it. */
export type ActionRow = TaskRow & { kind: string; action: Action; serial: string };

/** How the action of the row is done. A requisition is decided about in its panel, which has all that can be done. */
export function wayOf({ kind, action }: Pick<ActionRow, "kind" | "action">): Way {
  if (!isTask(action)) return ways[action];
  return kind === "requisition" ? "panel" : "task";
}

type Places = {
  /** Opens what the row is about. */
  onPage: (row: ActionRow) => void;
  /** Opens the panel of a requisition; null for who has none. */
  onPanel: ((serial: string) => void) | null;
};

/** Does the action of a row of Waiting, or of the card of Home; what the row itself does, its screen does. */
export function useRowAction({ onPage, onPanel }: Places) {
  const queries = useQueryClient();
  const task = useCandidateTask();
  const openDirectory = useOpenDirectory();

  async function assign({ serial }: ActionRow): Promise<void> {
    try {
      const subject = subjectOfWhole(await queries.fetchQuery(requisitionQuery(serial)));
      openRequisition({ kind: "assign", subject, status: "Assign" });
    } catch (cause) {
      toast.error(cause instanceof Error ? cause.message : String(cause));
    }
  }

  return (row: ActionRow): void => {
    const way = wayOf(row);
    if (way === "task" && isTask(row.action)) void task(row.action, row);
    else if (way === "panel" && onPanel) onPanel(row.serial);
    else if (way === "assign") void assign(row);
    else if (way === "directory") openDirectory(row);
    else onPage(row);
  };
}
