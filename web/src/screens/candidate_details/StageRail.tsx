import { IconCheck, IconChevronRight, IconCircleDot, IconLock, IconNote, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { CandidateStep, NextMoves, NextStage, PendingInterview } from "@/api/application";
import { stepEntries } from "@/blocks/candidate/steps";
import { dayDistance, formatClock, formatWeekday } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";
import { Timeline } from "@/ui/Timeline";
import classes from "./StageRail.module.css";
import { stepsByStage } from "./stageSteps";

type Props = {
  next: NextMoves;
  steps: readonly CandidateStep[];
  /** A stage that is open, or blocked: then its reason is to be told. */
  onStage: (stage: NextStage) => void;
};

const pressable = (stage: NextStage | undefined) => stage?.state === "open" || stage?.state === "blocked";

/** The application was closed in this stage. */
const endedIn = ({ closed, stage }: NextMoves, one: NextStage) =>
  closed && one.stage === stage && one.state === "locked";

const labelOf = ({ label }: NextStage) => label.toUpperCase();

/** The stages one under the other, each with its button and what happened in it. */
export function StageRail({ next, steps, onStage }: Props) {
  const stages = next.stages.filter(({ state }) => state !== "hidden");
  const after = stages.filter(({ stage }) => stage !== "New");
  const done = after.filter(({ state }) => state === "done").length;
  const entries = stepsByStage(steps);
  return (
    <section className={classes.card} aria-labelledby="stages">
      <header className={classes.head}>
        <h2 id="stages">Candidate Recruitment Stages</h2>
        <span className={classes.bars} aria-hidden="true">
          {after.map(({ stage, state }) => (
            <i key={stage} data-state={state} />
          ))}
        </span>
        <span className={classes.count}>
          {done} of {after.length}
        </span>
      </header>
      <ol className={classes.rail}>
        {stages.map((stage, place) => (
          <li
            key={stage.stage}
            className={classes.stage}
            data-state={stage.state}
            data-ended={endedIn(next, stage) || undefined}
          >
            <StageButton stage={stage} ended={endedIn(next, stage)} onPress={() => onStage(stage)} />
            <StagePanel
              stage={stage}
              // What holds for all stages is told once: by the first of them, or above all when the candidate is elsewhere.
              told={next.remappedBy !== "" || stage.reason === stages[place - 1]?.reason}
              // Only the stage that comes next says what it waits for: the others wait for it.
              nextUp={pressable(stages[place - 1])}
              steps={entries.get(stage.stage) ?? []}
              interview={next.interview.stage === stage.stage ? next.interview : null}
              today={next.today}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ButtonProps = { stage: NextStage; ended: boolean; onPress: () => void };

function StageButton({ stage, ended, onPress }: ButtonProps) {
  const { state } = stage;
  const active = pressable(stage);
  return (
    <button type="button" className={classes.button} disabled={!active} onClick={onPress}>
      {state === "done" && <IconCheck stroke={2.4} aria-hidden="true" />}
      {state === "locked" && !ended && <IconLock stroke={1.7} aria-hidden="true" />}
      {ended && <IconX stroke={2.4} aria-hidden="true" />}
      {active && <IconCircleDot stroke={1.7} aria-hidden="true" />}
      {labelOf(stage)}
      {active && <IconChevronRight className={classes.end} stroke={1.7} aria-hidden="true" />}
    </button>
  );
}

type PanelProps = {
  stage: NextStage;
  /** The reason stands elsewhere already. */
  told: boolean;
  /** The stage before it is under way. */
  nextUp: boolean;
  steps: readonly CandidateStep[];
  interview: PendingInterview | null;
  today: string;
};

function StagePanel({ stage, told, nextUp, steps, interview, today }: PanelProps) {
  const reason = told ? "" : stage.reason;
  const note = reason || (nextUp && stage.opensAfter && `Opens after ${stage.opensAfter}`);
  const earlier = interview ? steps.slice(0, -1) : steps;
  const last = steps.at(-1);
  return (
    <div className={classes.panel}>
      {interview && last && <Interview interview={interview} step={last} today={today} />}
      {earlier.length > 0 && <Entries label={labelOf(stage)} steps={earlier} />}
      {steps.length === 0 && stage.state === "open" && (
        <p className={classes.note}>Nothing has happened yet</p>
      )}
      {note && stage.state !== "done" && (
        <p className={classes.note}>
          {reason && <IconNote className={classes.noteIcon} size={14} stroke={1.7} aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  );
}

const shownAtFirst = 2;

/** The newest entries of a stage; the earlier ones on demand, so that the whole rail stays in sight. */
function Entries({ label, steps }: { label: string; steps: readonly CandidateStep[] }) {
  const [all, setAll] = useState(false);
  const entries = stepEntries(steps);
  const hidden = entries.length - shownAtFirst;
  // One entry more takes no more room than the button that would show it.
  const short = hidden > 1 && !all;
  return (
    <div>
      <Timeline
        dots
        label={`Timeline of ${label}`}
        entries={short ? entries.slice(0, shownAtFirst) : entries}
      />
      {hidden > 1 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={all}
          aria-label={`${all ? "Show fewer" : `Show ${hidden} earlier`} in ${label}`}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `${hidden} earlier`}
        </button>
      )}
    </div>
  );
}

type InterviewProps = { interview: PendingInterview; step: CandidateStep; today: string };

/** The interview that waits for its result. */
function Interview({ interview, step, today }: InterviewProps) {
  const online = interview.type === "Online";
  const linked = online && /^https?:\/\//.test(interview.place);
  return (
    <div className={classes.interview}>
      <div className={classes.when}>
        <StatusButton status={step.STATUS} />
        <span>
          {formatWeekday(interview.date)}, {formatClock(interview.time)}
        </span>
        <span className={classes.far}>{dayDistance(interview.date, today)}</span>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Type</dt>
          <dd>{interview.type}</dd>
        </div>
        <div>
          <dt>Person conducting</dt>
          <dd>{interview.person}</dd>
        </div>
        <div className={classes.place}>
          <dt>{online ? "Link" : "Location"}</dt>
          <dd>
            {linked ? (
              <a href={interview.place} target="_blank" rel="noreferrer">
                {interview.place.replace(/^https?:\/\//, "")}
              </a>
            ) : (
              interview.place
            )}
          </dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>{step.NAME}</dd>
        </div>
      </dl>
      {step.COMMENT && <p className={classes.comment}>{step.COMMENT.replaceAll("$", "\n")}</p>}
    </div>
  );
}
