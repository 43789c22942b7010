import { useMediaQuery } from "@mantine/hooks";
import { IconCheck, IconChevronRight, IconCircleDot, IconClock, IconLock, IconX } from "@tabler/icons-react";
import { type Ref, useState } from "react";
import type { NextMoves, NextStage } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { foldable, linesAbove, openStages } from "./folding";
import { StagePanel } from "./StagePanel";
import classes from "./StageRail.module.css";
import { labelOf, pressable, stepsByStage } from "./stageSteps";

type Props = {
  ref?: Ref<HTMLElement>;
  next: NextMoves;
  steps: readonly CandidateStep[];
  /** A stage that is open, or blocked with a reason to show. */
  onStage: (stage: NextStage) => void;
  /** Takes back the last step. */
  onTakeBack?: () => void;
};

/** The stages from top to bottom, each with its button and its history. */
export function StageRail({ ref, next, steps, onStage, onTakeBack }: Props) {
  const stages = next.stages.filter(({ state }) => state !== "hidden");
  const after = stages.filter(({ stage }) => stage !== "New");
  const passed = after.filter(({ progress }) => progress === "passed").length;
  const lost = stages.find(({ progress }) => progress === "lost");
  const entries = stepsByStage(steps);
  const latest = steps.findLast(({ stage }) => stage !== "")?.stage;
  const phone = useMediaQuery("(max-width: 760px)", false, { getInitialValueInEffect: false });
  const open = openStages(stages, entries, phone ? 0 : linesAbove);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isFolded = ({ stage, state }: NextStage) =>
    state === "done" && !(chosen.get(stage) ?? open.has(stage));
  /** Its content fits on one line. */
  const isLine = (stage: NextStage) =>
    stage.state === "done" && (isFolded(stage) || !foldable(entries.get(stage.stage) ?? []));
  return (
    <section ref={ref} className={classes.card} aria-labelledby="stages" tabIndex={-1}>
      <header className={classes.head}>
        <h2 id="stages">Candidate Recruitment Stages</h2>
        <span className={classes.bars} aria-hidden="true">
          {after.map(({ stage, progress }) => (
            <i key={stage} data-progress={progress} />
          ))}
        </span>
        <span className={classes.count}>
          {lost ? <b>Closed: {next.status}</b> : `${passed} of ${after.length}`}
        </span>
      </header>
      <ol className={classes.rail}>
        {stages.map((stage, place) => (
          <li
            key={stage.stage}
            className={classes.stage}
            data-state={stage.state}
            data-lost={stage.progress === "lost" || undefined}
            data-line={isLine(stage) || undefined}
          >
            <div className={classes.reached}>
              <StageButton stage={stage} onPress={() => onStage(stage)} />
              {stage === lost && <span className={classes.lost}>{next.status}</span>}
            </div>
            <StagePanel
              stage={stage}
              // A reason for all stages is shown once: at the first, or above them if the candidate was mapped away.
              reasonShown={next.remappedBy !== "" || stage.reason === stages[place - 1]?.reason}
              // Only the next stage says what it waits for; the others wait for it.
              nextUp={pressable(stages[place - 1])}
              steps={entries.get(stage.stage) ?? []}
              interview={next.interview.stage === stage.stage ? next.interview : null}
              today={next.today}
              folded={isLine(stage)}
              onTakeBack={next.takesBack !== "" && stage.stage === (latest ?? "New") ? onTakeBack : undefined}
              onFold={(folded) => setChosen((before) => new Map(before).set(stage.stage, !folded))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ButtonProps = { stage: NextStage; onPress: () => void };

/** A stage that others have to finish is green for this user, but not ticked off. */
function iconOf({ state, progress }: NextStage) {
  if (progress === "lost") return <IconX stroke={2.4} aria-hidden="true" />;
  if (state === "locked") return <IconLock stroke={1.7} aria-hidden="true" />;
  if (state !== "done") return <IconCircleDot stroke={1.7} aria-hidden="true" />;
  return progress === "passed" ? (
    <IconCheck stroke={2.4} aria-hidden="true" />
  ) : (
    <IconClock stroke={1.7} aria-hidden="true" />
  );
}

function StageButton({ stage, onPress }: ButtonProps) {
  const active = pressable(stage);
  return (
    <button type="button" data-stage className={classes.button} disabled={!active} onClick={onPress}>
      {iconOf(stage)}
      {labelOf(stage)}
      {active && <IconChevronRight className={classes.end} stroke={1.7} aria-hidden="true" />}
    </button>
  );
}
