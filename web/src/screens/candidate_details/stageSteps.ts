import type { NextStage } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";

/** Stage names are the only words in capitals. */
export const labelOf = ({ label }: NextStage) => label.toUpperCase();

/** The stage with an available action. */
export const pressable = (stage: NextStage | undefined) =>
  stage?.state === "open" || stage?.state === "blocked";

/**
 * Groups the steps by stage, oldest first. Events outside the stages (documents, a push to offer, a re-map) go under
 * the candidate's stage at that time.
 */
export function stepsByStage(steps: readonly CandidateStep[]): ReadonlyMap<string, readonly CandidateStep[]> {
  const stages = new Map<string, CandidateStep[]>();
  let current = "New";
  for (const step of steps) {
    current = step.stage || current;
    const own = stages.get(current);
    if (own) own.push(step);
    else stages.set(current, [step]);
  }
  return stages;
}
