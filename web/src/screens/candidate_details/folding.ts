import type { NextStage } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { saidIn } from "@/blocks/candidate/steps";

/** So many entries of a stage are in sight at first. */
const shownAtFirst = 2;

/** How many of a stage's entries are in sight at first: one more takes no more room than the button that would show it. */
export const shownOf = (count: number) => (count > shownAtFirst + 1 ? shownAtFirst : count);

/** With more lines above it the current stage would lie below the fold of a desk's screen. */
export const linesAbove = 12;
const lettersOfALine = 70;
const linesOfScores = 2;

function linesOf(step: CandidateStep): number {
  const said = saidIn(step).reduce((lines, text) => lines + Math.ceil(text.length / lettersOfALine), 0);
  return 1 + said + (step.scores.length > 0 ? linesOfScores : 0);
}

const heightOf = (steps: readonly CandidateStep[]) =>
  steps.slice(-shownOf(steps.length)).reduce((lines, step) => lines + linesOf(step), 0);

/** Whether folding would hide anything. */
export const foldable = (steps: readonly CandidateStep[]) => heightOf(steps) > 1;

/**
 * The finished stages that stand open: as many of the last ones as leave the current stage in sight. What is to be done
 * next is the reason to be here; what led to it is one press away.
 */
export function openStages(
  stages: readonly NextStage[],
  entries: ReadonlyMap<string, readonly CandidateStep[]>,
  lines: number,
): ReadonlySet<string> {
  const open = new Set<string>();
  const allDone = stages.every(({ state }) => state === "done");
  let room = lines;
  for (const { stage } of stages.filter(({ state }) => state === "done").toReversed()) {
    room -= heightOf(entries.get(stage) ?? []);
    // Where nothing is left to do, how it ended is what one came for.
    if (room < 0 && !(allDone && open.size === 0)) break;
    open.add(stage);
  }
  return open;
}
