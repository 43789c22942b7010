import { IconChevronDown, IconChevronUp, IconNote } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { NextStage, PendingInterview } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { stepEntries } from "@/blocks/candidate/steps";
import { IconButton } from "@/ui/IconButton";
import { MoreButton } from "@/ui/MoreButton";
import { Timeline } from "@/ui/Timeline";
import { foldable, shownOf } from "./folding";
import { InterviewPanel } from "./InterviewPanel";
import classes from "./StagePanel.module.css";
import { labelOf, pressable } from "./stageSteps";

type Props = {
  stage: NextStage;
  /** The reason is shown elsewhere. */
  reasonShown: boolean;
  /** The previous stage is in progress. */
  nextUp: boolean;
  steps: readonly CandidateStep[];
  interview: PendingInterview | null;
  today: string;
  /** Collapsed to its newest entry. */
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** Takes back the last step, which is in this stage. */
  onTakeBack?: () => void;
};

/** The history of a stage, and what it waits for. A finished stage collapses to one line. */
export function StagePanel(props: Props) {
  const { stage, reasonShown, nextUp, steps, interview, today, folded, onFold } = props;
  const listId = useId();
  const done = stage.state === "done";
  const reason = reasonShown ? "" : stage.reason;
  const note = reason || (nextUp && stage.opensAfter && `Opens after ${stage.opensAfter}`);
  const earlier = interview ? steps.slice(0, -1) : steps;
  const last = steps.at(-1);
  return (
    <div className={classes.panel} data-current={pressable(stage) || undefined}>
      {interview && last && <InterviewPanel interview={interview} step={last} today={today} />}
      {earlier.length > 0 && (
        <div className={classes.happened} data-done={done || undefined}>
          <Entries id={listId} stage={stage} steps={earlier} folded={folded} />
          {done && foldable(earlier) && (
            <IconButton
              small
              label={`${folded ? "Show all" : "Show less"} of ${labelOf(stage)}`}
              icon={folded ? <IconChevronDown /> : <IconChevronUp />}
              aria-expanded={!folded}
              aria-controls={listId}
              onClick={() => onFold(!folded)}
            />
          )}
        </div>
      )}
      {steps.length === 0 && stage.state === "open" && (
        <p className={classes.note}>Nothing has happened yet</p>
      )}
      {props.onTakeBack && (
        <div className={classes.more}>
          <MoreButton label={`Take back the last step in ${labelOf(stage)}`} onClick={props.onTakeBack}>
            Take back
          </MoreButton>
        </div>
      )}
      {note && (!done || reason) && (
        <p className={classes.note}>
          {reason && <IconNote className={classes.noteIcon} size={14} stroke={1.7} aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  );
}

type EntriesProps = { id: string; stage: NextStage; steps: readonly CandidateStep[]; folded: boolean };

/** The newest entries of a stage; earlier ones on demand, so that the whole rail stays visible. */
function Entries({ id, stage, steps, folded }: EntriesProps) {
  const [all, setAll] = useState(false);
  const label = labelOf(stage);
  const entries = stepEntries(steps);
  // The entry that ended the stage, not later events outside the stages.
  const outcome = entries.at(-1 - steps.findLastIndex((step) => step.stage === stage.stage));
  const shown = shownOf(entries.length);
  const hidden = entries.length - shown;
  return (
    <div>
      <Timeline
        id={id}
        dots
        foldedTo={folded ? outcome?.id : undefined}
        label={`Timeline of ${label}`}
        entries={all || folded ? entries : entries.slice(0, shown)}
      />
      {hidden > 0 && !folded && (
        <div className={classes.more}>
          <MoreButton
            expanded={all}
            label={`${all ? "Show fewer" : `Show ${hidden} earlier`} in ${label}`}
            onClick={() => setAll(!all)}
          >
            {all ? "Show fewer" : `${hidden} earlier`}
          </MoreButton>
        </div>
      )}
    </div>
  );
}
