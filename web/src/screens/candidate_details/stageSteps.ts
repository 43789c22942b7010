import type { NextStage } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";

/** Stage names are the only words in capitals. */
export const labelOf = ({ label }: NextStage) => label.toUpperCase();

/** The stage in which something can be done now. */
export const pressable = (stage: NextStage | undefined) =>
  stage?.state === "open" || stage?.state === "blocked";

/**
 * The steps under the stage to which they belong, oldest first. What happens beside the stages (documents, a push to
 * offer, a re-map) stands under the stage that the candidate was in.
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
