import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { NextMoves, NextOption } from "@/api/application";
import { type CallingTurn, keyOfTurn } from "@/api/calling";
import type { CandidateDetails } from "@/api/candidateDetails";
import { timelineQuery } from "@/api/candidateTimeline";
import { StageDialog } from "@/blocks/candidate/dialogs/StageDialog";
import { ResumePane } from "@/blocks/candidate/ResumePane";
import type { KeyRow } from "@/lib/keys";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { TextButton } from "@/ui/TextButton";
import { leaveForms } from "@/ui/unsaved";
import { useKeys } from "@/ui/useKeys";
import { useLeaving } from "@/ui/useLeaving";
import classes from "./Calling.module.css";
import { CandidateFacts } from "./CandidateFacts";
import { CandidateHead } from "./CandidateHead";
import { FormPane } from "./FormPane";
import { OutcomePane } from "./OutcomePane";
import { aboutTry, dayAfter, morning, nextTryOf, type Outcome, outcomes, type Try } from "./outcomes";
import { useDialling } from "./useDialling";
import type { RoundState } from "./useRound";

const editDialog = codeOf(
  async () => (await import("@/blocks/candidate/EditCandidateDialog")).EditCandidateDialog,
);

type Props = {
  state: RoundState;
  turn: CallingTurn;
  details: CandidateDetails;
  next: NextMoves;
  reasons: readonly string[];
  turns: readonly CallingTurn[];
};

/** One candidate of the round: who they are, and what came of the call. */
export function CallingView({ state, turn, details, next, reasons, turns }: Props) {
  const of = keyOfTurn(turn);
  const timeline = useQuery(timelineQuery(of)).data;
  const stage = next.stages.find((one) => one.stage === "CALL");
  const optionOf = (status: string): NextOption | undefined =>
    stage?.options.find((one) => one.status === status);
  const shortlisted = optionOf("Shortlisted");
  const [chosen, setChosen] = useState<Try>({ kind: "usual" });
  const [note, setNote] = useState("");
  const [armed, setArmed] = useState<Outcome | null>(null);
  /** null until the form was opened; closed it keeps what was typed. */
  const [form, setForm] = useState<"opened" | "closed" | null>(null);
  const formKey = useRef<HTMLButtonElement>(null);
  const filling = form === "opened" && shortlisted !== undefined;
  const [resume, setResume] = useState(true);
  const noteBox = useRef<HTMLInputElement>(null);
  const dialling = useDialling(of, details.mobile, next);
  const tomorrow = dayAfter(next.today);
  const ringing = optionOf("Ringing");
  const version = Math.max(turn.version, next.version);
  // Once the form was opened it has the note, and asks for it.
  const { question } = useLeaving({
    opened: true,
    dirty: note.trim() !== "" && form === null,
    onClose: () => setNote(""),
  });

  function save(outcome: Outcome, comment: string): void {
    const option = optionOf(outcome.status);
    if (!option) return;
    const at = nextTryOf(option, ringing, chosen, tomorrow);
    const about = aboutTry(at, next.today, tomorrow);
    state.record({ option, esa: next.esa, version, filled: { ...at, comment }, about });
  }

  async function press(outcome: Outcome): Promise<void> {
    const option = optionOf(outcome.status);
    if (!option || state.busy) return;
    // This outcome takes no note, so it would be lost.
    if (option.hidesFeedback && !outcome.form && !(await leaveForms())) return;
    if (outcome.form) {
      setArmed(null);
      setForm("opened");
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

  const choices: readonly KeyRow[] = [
    ...outcomes.map((one) => ({ key: one.key, label: one.status, run: () => void press(one) })),
    { key: "1", label: "Next try as suggested", run: () => setChosen({ kind: "usual" }) },
    { key: "2", label: "Next try tomorrow", run: () => setChosen({ kind: "tomorrow" }) },
    { key: "3", label: "Pick the next try", run: pick },
    { key: "J", label: "Next candidate", run: () => go(after) },
    { key: "K", label: "Previous candidate", run: () => go(before) },
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
  ];
  useKeys("Calling", [
    { key: "D", label: "Call", run: dialling.dial },
    { key: "V", label: "Resume", run: () => setResume((was) => !was) },
    ...(filling ? [] : choices),
  ]);

  useEffect(() => {
    if (form === "closed") formKey.current?.focus();
  }, [form]);

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
        {state.refusal !== "" && (
          <p className={classes.refusal} role="alert">
            {state.refusal}
          </p>
        )}
        {form !== null && stage && shortlisted && (
          <StageDialog
            frame={FormPane}
            opened={filling}
            subject={{ of, version, current: true, name: details.name, position: details.position }}
            stage={{ ...stage, dialog: shortlisted.label, options: [shortlisted] }}
            chosen={shortlisted}
            comment={note}
            esa={next.esa}
            today={next.today}
            held={next.held}
            onClose={() => setForm("closed")}
            onMoved={(moved) => {
              setForm(null);
              state.recorded(moved, shortlisted.label);
            }}
          />
        )}
        {!filling && (
          <OutcomePane
            optionOf={optionOf}
            tries={{ chosen, ringing, today: next.today, tomorrow, esa: next.esa, onChoose: setChosen }}
            armed={armed}
            note={note}
            noteBox={noteBox}
            reasons={reasons}
            busy={state.busy}
            formKey={formKey}
            onNote={setNote}
            onPress={(outcome) => void press(outcome)}
            onEnter={enter}
            onDisarm={disarm}
          />
        )}
        {question}
      </section>
      {resume && (
        <section className={classes.resume} aria-label="Resume">
          <ResumePane
            key={details.resume}
            name={details.name}
            file={details.resume}
            fills
            missing={<TextButton onClick={() => openDialog(editDialog, { details })}>Upload</TextButton>}
          />
        </section>
      )}
    </>
  );
}
