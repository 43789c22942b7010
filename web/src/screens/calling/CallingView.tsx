import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { NextMoves, NextOption } from "@/api/application";
import { type CallingTurn, keyOfTurn } from "@/api/calling";
import type { CandidateDetails } from "@/api/candidateDetails";
import { timelineQuery } from "@/api/candidateTimeline";
import { StageDialog } from "@/blocks/candidate/dialogs/StageDialog";
import { ResumePane } from "@/blocks/candidate/ResumePane";
import { useKeys } from "@/ui/useKeys";
import classes from "./Calling.module.css";
import { CandidateFacts } from "./CandidateFacts";
import { CandidateHead } from "./CandidateHead";
import { OutcomePane } from "./OutcomePane";
import { aboutTry, dayAfter, morning, nextTryOf, type Outcome, outcomes, type Try } from "./outcomes";
import { useDialling } from "./useDialling";
import type { RoundState } from "./useRound";

type Props = {
  state: RoundState;
  turn: CallingTurn;
  details: CandidateDetails;
  next: NextMoves;
  reasons: readonly string[];
  turns: readonly CallingTurn[];
  undoBar: ReactNode;
};

/** One candidate of the round: who they are, and what came of the call. */
export function CallingView({ state, turn, details, next, reasons, turns, undoBar }: Props) {
  const of = keyOfTurn(turn);
  const timeline = useQuery(timelineQuery(of)).data;
  const stage = next.stages.find((one) => one.stage === "CALL");
  const optionOf = (status: string): NextOption | undefined =>
    stage?.options.find((one) => one.status === status);
  const [chosen, setChosen] = useState<Try>({ kind: "usual" });
  const [note, setNote] = useState("");
  const [armed, setArmed] = useState<Outcome | null>(null);
  const [form, setForm] = useState({ opened: false, count: 0 });
  const [resume, setResume] = useState(true);
  const noteBox = useRef<HTMLInputElement>(null);
  const dialling = useDialling(of, details.mobile, next);
  const tomorrow = dayAfter(next.today);
  const ringing = optionOf("Ringing");
  const version = Math.max(turn.version, next.version);

  function save(outcome: Outcome, comment: string): void {
    const option = optionOf(outcome.status);
    if (!option) return;
    const at = nextTryOf(option, ringing, chosen, tomorrow);
    const about = aboutTry(at, next.today, tomorrow);
    state.record({ option, esa: next.esa, version, filled: { ...at, comment }, about });
  }

  function press(outcome: Outcome): void {
    const option = optionOf(outcome.status);
    if (!option || state.busy) return;
    if (option.interview) {
      setForm(({ count }) => ({ opened: true, count: count + 1 }));
      return;
    }
    if (!option.needsComment || note.trim() !== "") {
      save(outcome, option.hidesFeedback ? "" : note.trim());
      return;
    }
    setArmed(outcome);
    noteBox.current?.focus();
  }

  function enter(): void {
    if (armed && note.trim() !== "") save(armed, note.trim());
    else noteBox.current?.focus();
  }

  function disarm(): void {
    setArmed(null);
    noteBox.current?.blur();
  }

  const at = turns.findIndex(
    (one) => one.candidateId === turn.candidateId && one.requisitionId === turn.requisitionId,
  );
  const before = at > 0 ? turns[at - 1] : undefined;
  const after = turns[at + 1];
  const go = (to: CallingTurn | undefined) => to && state.take(to);
  const pick = () => setChosen({ kind: "picked", date: tomorrow, time: morning });

  useKeys("Calling", [
    { key: "D", label: "Call", run: dialling.dial },
    ...outcomes.map((one) => ({ key: one.key, label: one.status, run: () => press(one) })),
    { key: "1", label: "Next try as suggested", run: () => setChosen({ kind: "usual" }) },
    { key: "2", label: "Next try tomorrow", run: () => setChosen({ kind: "tomorrow" }) },
    { key: "3", label: "Pick the next try", run: pick },
    { key: "J", label: "Next candidate", run: () => go(after) },
    { key: "K", label: "Previous candidate", run: () => go(before) },
    { key: "V", label: "Resume", run: () => setResume((was) => !was) },
    {
      key: "Enter",
      label: "Note",
      run: ({ target }) => {
        // On a button or a link, Enter is for that.
        if (target instanceof HTMLElement && target.matches("button, a")) target.click();
        else enter();
      },
    },
    { key: "Esc", run: disarm, off: armed === null, whileTyping: true },
  ]);

  const shortlisted = optionOf("Shortlisted");
  return (
    <>
      <section className={classes.card} aria-label="Candidate">
        <CandidateHead
          turn={turn}
          details={details}
          next={next}
          dialling={dialling}
          onSkip={state.skip}
          onBefore={before && (() => go(before))}
          onAfter={after && (() => go(after))}
        />
        <CandidateFacts details={details} steps={timeline} />
        {undoBar}
        {state.refusal !== "" && (
          <p className={classes.refusal} role="alert">
            {state.refusal}
          </p>
        )}
        <OutcomePane
          optionOf={optionOf}
          tries={{ chosen, ringing, today: next.today, tomorrow, esa: next.esa, onChoose: setChosen }}
          armed={armed}
          note={note}
          noteBox={noteBox}
          reasons={reasons}
          busy={state.busy}
          onNote={setNote}
          onPress={press}
          onEnter={enter}
          onDisarm={disarm}
        />
      </section>
      {resume && (
        <section className={classes.resume} aria-label="Resume">
          <ResumePane key={details.resume} name={details.name} file={details.resume} fills />
        </section>
      )}
      {stage && shortlisted && (
        <StageDialog
          key={form.count}
          opened={form.opened}
          subject={{ of, version, current: true, name: details.name, position: details.position }}
          stage={{ ...stage, options: [shortlisted] }}
          chosen={shortlisted}
          esa={next.esa}
          today={next.today}
          held={next.held}
          onClose={() => setForm(({ count }) => ({ opened: false, count }))}
          onMoved={(moved) => {
            setForm(({ count }) => ({ opened: false, count }));
            state.recorded(moved, shortlisted.label);
          }}
        />
      )}
    </>
  );
}
