import type { NextMoves } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { saidBefore } from "@/blocks/candidate/candidateSays";
import type { Opening } from "./Dialogs";

/** The dialog in which the status is recorded that the address asks for; null where it cannot be, or not any more. */
export function askedDialog(
  status: string,
  next: NextMoves,
  steps: readonly CandidateStep[],
): Opening | null {
  const offer = next.stages.find(({ stage, state }) => stage === "OFFER" && state === "open");
  if (!offer?.options.some((option) => option.status === status)) return null;
  return { kind: "stage", stage: offer.stage, record: { status, comment: saidBefore(status, steps) } };
}
