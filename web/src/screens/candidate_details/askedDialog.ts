import type { NextMoves } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { saidBefore } from "@/blocks/candidate/candidateSays";
import type { Opening } from "./Dialogs";

/** What the address asks for: a status to record in the offer stage, or a task. Both are empty for nothing. */
export type Asked = { record: string; task: string };

/** The dialog that the address asks for; null where it cannot be done, or not any more. */
export function askedDialog(asked: Asked, next: NextMoves, steps: readonly CandidateStep[]): Opening | null {
  const open = next.stages.filter(({ state }) => state === "open");
  const enabled = (action: string) => next.buttons.some((one) => one.action === action && one.enabled);

  function recording(status: string, comment: string, stages = open): Opening | null {
    const stage = stages.find(({ options }) => options.some((option) => option.status === status));
    return stage ? { kind: "stage", stage: stage.stage, record: { status, comment } } : null;
  }

  if (asked.record) {
    const offer = open.filter(({ stage }) => stage === "OFFER");
    return recording(asked.record, saidBefore(asked.record, steps), offer);
  }
  if (asked.task === "edit") return enabled("edit") ? { kind: "edit" } : null;
  if (asked.task === "schedule") return recording("Scheduled", "");
  if (asked.task === "result" && enabled("takeInterview")) return { kind: "takeInterview" };
  const [stage] = open;
  return stage ? { kind: "stage", stage: stage.stage } : null;
}
