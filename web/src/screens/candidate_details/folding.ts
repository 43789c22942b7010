import type { NextStage } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { commentLines } from "@/blocks/candidate/steps";

/** The number of entries of a stage shown initially. */
const shownAtFirst = 2;

/** How many entries are shown initially: a single further one takes no more room than the button that would show it. */
export const shownOf = (count: number) => (count > shownAtFirst + 1 ? shownAtFirst : count);

/** With more lines above it the current stage would be below the fold of a desktop screen. */
export const linesAbove = 12;
const lettersOfALine = 70;
const linesOfScores = 2;

function linesOf(step: CandidateStep): number {
  const said = commentLines(step).reduce((lines, text) => lines + Math.ceil(text.length / lettersOfALine), 0);
  return 1 + said + (step.scores.length > 0 ? linesOfScores : 0);
}

const heightOf = (steps: readonly CandidateStep[]) =>
  steps.slice(-shownOf(steps.length)).reduce((lines, step) => lines + linesOf(step), 0);

/** Whether collapsing would hide anything. */
export const foldable = (steps: readonly CandidateStep[]) => heightOf(steps) > 1;

/**
 * The expanded finished stages: as many of the latest as keep the current stage visible. Users come for the next
 * action; its history is one click away.
 */
export function openStages(
  stages: readonly NextStage[],
  entries: ReadonlyMap<string, readonly CandidateStep[]>,
  lines: number,
): ReadonlySet<string> {
  const open = new Set<string>();
  const allDone = stages.every(({ state }) => state === "done");
  let room = lines;
  for (const { stage, progress } of stages.filter(({ state }) => state === "done").toReversed()) {
    room -= heightOf(entries.get(stage) ?? []);
    // When nothing is left to do, users come to see how it ended.
    if (room < 0 && progress !== "lost" && !(allDone && open.size === 0)) break;
    open.add(stage);
  }
  return open;
}
