import type { NextMoves } from "@/api/application";
import type { ApplicationWait, WaitRow } from "@/api/waiting";

/** What is done about a candidate in a dialog: some of the actions that the server names. */
const tasks = [
  "call",
  "edit",
  "judge",
  "schedule",
  "offer",
  "verify",
  "ask",
  "record",
  "revise",
  "push",
  "touch",
  "update",
  "decide",
  "take",
] as const satisfies readonly WaitRow["action"][];

export type CandidateTask = (typeof tasks)[number];

export const isTask = (action: string): action is CandidateTask =>
  (tasks as readonly string[]).includes(action);

/** The dialog of a task. */
export type TaskOpening =
  | { kind: "stage"; stage: string; record?: { status: string; comment: string } }
  | { kind: "takeInterview" }
  | { kind: "decide" }
  | { kind: "beside" }
  | { kind: "push" }
  | { kind: "edit" };

/** The status that a task is done with, where there is only one. */
const usual: Readonly<Partial<Record<CandidateTask, string>>> = {
  schedule: "Scheduled",
  offer: "Offer Sent",
  verify: "KYC Verified",
};

/** The dialog in which the task is done, or why it cannot be done now. */
export function openingOf(
  task: CandidateTask,
  next: NextMoves,
  beside: ApplicationWait["beside"],
): TaskOpening | string {
  const meanwhile = `Meanwhile this candidate is at ${next.stage.replaceAll("_", " ")} ${next.status}`;
  const button = (action: string, opening: TaskOpening): TaskOpening | string => {
    const may = next.buttons.find((one) => one.action === action);
    return may?.enabled ? opening : may?.reason || meanwhile;
  };
  switch (task) {
    case "edit":
      return button("edit", { kind: "edit" });
    case "push":
      return button("pushToOffer", { kind: "push" });
    case "take":
      return next.interview.results.length > 0
        ? { kind: "takeInterview" }
        : next.interview.reason || meanwhile;
    case "decide":
      if (next.decision.options.length > 0) return { kind: "decide" };
      break;
    case "ask":
    case "touch":
      if (beside.length > 0) return { kind: "beside" };
  }
  const stage = next.stages.find(({ state }) => state === "open" || state === "blocked");
  if (!stage || stage.state === "blocked") return stage?.reason || meanwhile;
  const status = usual[task];
  if (!status) return { kind: "stage", stage: stage.stage };
  const offered = stage.options.some((option) => option.status === status);
  // A round that is scheduled already is not scheduled twice.
  if (task === "schedule" && !offered) return meanwhile;
  return { kind: "stage", stage: stage.stage, record: offered ? { status, comment: "" } : undefined };
}
