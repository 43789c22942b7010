import { useMemo, useState } from "react";
import type { CandidateForm, FormStep, FormSteps } from "@/api/candidateForm";
import { fetchBasic, fetchOther, saveBasic, saveOther } from "@/api/profileForm";
import { LoadingRows } from "@/ui/LoadingRows";
import { Failure } from "../parts/Failure";
import { basicGroups, emptyBasic, emptyOther, otherGroups } from "../profile/formFields";
import { checkBasic, checkOther, withPeriods } from "../profile/rules";
import { neighbour, nextOpen, noSteps, steps } from "../profile/steps";
import { useDraft, useKeepers } from "../profile/useKeeper";
import { useLists } from "../profile/useLists";
import { type Profile, useProfile } from "../profile/useProfile";
import type { OpenForm } from "../profile/useVisit";
import { Finished } from "./Finished";
import { FormStepSheet } from "./FormStepSheet";
import { Frame } from "./Frame";
import classes from "./Sheet.module.css";
import { CertificationStep, EducationStep, ExperienceStep } from "./TableSteps";
import { useStepAddress } from "./useStepAddress";

type Props = {
  form: OpenForm;
  /** The last day of the link; empty if it is not known. */
  until: string;
  /** The visit has ended: begins it again. */
  onAgain: () => void;
  onWithdrawn: (message: string) => void;
};

/** What a step needs to know of the others. */
export type StepNavigation = {
  /** The candidate is there, and not staff. */
  own: boolean;
  /** This save completes the form. */
  last: boolean;
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  /** The step was saved and is complete. */
  onComplete: () => void;
};

const isDone = (marks: Readonly<FormSteps>) => steps.every(({ id }) => marks[id]);

/** The five steps in any order. */
export function Wizard({ form, until, onAgain, onWithdrawn }: Props) {
  const keepers = useKeepers(form, form.own);
  const { profile, error, load, change } = useProfile(form.candidate);
  const [marks, setMarks] = useState<FormSteps>(form.steps);
  const [step, goTo] = useStepAddress(nextOpen(form.steps, "other") ?? "basic");
  const basicDraft = useDraft(keepers.basic).draft;
  const state = basicDraft.fields.state?.value ?? profile?.basic.values?.state ?? form.prefill.state;
  const lists = useLists(state);

  const navigation: StepNavigation = {
    own: form.own,
    last: isDone({ ...marks, [step]: true }),
    onBack: stepTo(-1),
    onNext: stepTo(1),
    onComplete: () => {
      const done = { ...marks, [step]: true };
      setMarks(done);
      goTo(nextOpen(done, step) ?? step);
    },
  };

  function stepTo(by: 1 | -1): (() => void) | null {
    const other = neighbour(step, by);
    return other && (() => goTo(other));
  }

  function review(at: FormStep): void {
    setMarks(noSteps);
    goTo(at);
  }

  const frame = { form, keepers, marks, step, until, onStep: goTo, onAgain, onWithdrawn };
  if (isDone(marks)) {
    return (
      <Frame {...frame} step={null} onStep={review}>
        <Finished candidate={form.candidate} onReview={() => review("basic")} />
      </Frame>
    );
  }
  return (
    <Frame {...frame}>
      {!profile && (
        <section className={classes.sheet}>
          {error ? <Failure text={error} onRetry={load} /> : <LoadingRows count={8} />}
        </section>
      )}
      {profile && <Step key={step} {...{ step, form, profile, keepers, lists, navigation, change }} />}
    </Frame>
  );
}

type StepProps = {
  step: FormStep;
  form: OpenForm;
  profile: Profile;
  keepers: ReturnType<typeof useKeepers>;
  lists: ReturnType<typeof useLists>;
  navigation: StepNavigation;
  change: (part: Partial<Profile>) => void;
};

function Step({ step, form, profile, keepers, lists, navigation, change }: StepProps) {
  const { candidate, prefill } = form;
  const shared = { keeper: keepers[step], lists, navigation, candidate };
  const basic = useMemo(
    () => ({ ...emptyBasic, ...known(emptyBasic, prefill), ...profile.basic.values, mobile: prefill.mobile }),
    [prefill, profile.basic],
  );
  const other = useMemo(
    () => ({ ...emptyOther, ...known(emptyOther, prefill), ...profile.other.values }),
    [prefill, profile.other],
  );
  switch (step) {
    case "basic":
      return (
        <FormStepSheet
          {...shared}
          step={step}
          groups={basicGroups}
          saved={basic}
          version={profile.basic.version}
          check={checkBasic}
          save={saveBasic}
          load={fetchBasic}
          onSaved={(saved) => change({ basic: saved })}
        />
      );
    case "other":
      return (
        <FormStepSheet
          {...shared}
          step={step}
          groups={otherGroups}
          saved={other}
          version={profile.other.version}
          check={(values, today) => checkOther(values, today, profile.other.values ?? {})}
          save={(id, values, ...rest) => saveOther(id, withPeriods(values), ...rest)}
          load={fetchOther}
          onSaved={(saved) => change({ other: saved })}
        />
      );
    case "education":
      return (
        <EducationStep {...shared} rows={profile.education} onRows={(education) => change({ education })} />
      );
    case "experience":
      return (
        <ExperienceStep
          {...shared}
          rows={profile.experience}
          onRows={(experience) => change({ experience })}
        />
      );
    case "certification":
      return (
        <CertificationStep
          {...shared}
          rows={profile.certification}
          onRows={(certification) => change({ certification })}
        />
      );
  }
}

/** What is known of the candidate and belongs into these fields. */
function known<Values extends object>(fields: Values, prefill: CandidateForm["prefill"]): Partial<Values> {
  const entries = Object.entries(prefill).filter(([name, value]) => name in fields && value !== "");
  return Object.fromEntries(entries) as Partial<Values>;
}
