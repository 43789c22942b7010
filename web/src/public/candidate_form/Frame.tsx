import { type ReactNode, useState } from "react";
import type { FormStep, FormSteps } from "@/api/candidateForm";
import { Bar, Foot } from "../parts/Bar";
import { Button } from "../parts/Button";
import { stepIndex, steps, titleOf } from "../profile/steps";
import { type Keepers, useKeeping } from "../profile/useKeeper";
import type { OpenForm } from "../profile/useVisit";
import { formClosed } from "./ClosedForm";
import { ConsentNote } from "./ConsentNote";
import classes from "./Frame.module.css";
import { SavedState } from "./SavedState";
import { StepList } from "./StepList";

type Props = {
  form: OpenForm;
  keepers: Keepers;
  marks: FormSteps;
  /** Null when all of them are finished. */
  step: FormStep | null;
  until: string;
  onStep: (step: FormStep) => void;
  onAgain: () => void;
  onWithdrawn: (message: string) => void;
  children: ReactNode;
};

const visitEnded = "Your visit has ended. What you typed is kept on this device.";

/** The frame around a step: who, how far, whether all is saved, and the way to every other step. */
export function Frame({ form, keepers, marks, step, until, onStep, onAgain, onWithdrawn, children }: Props) {
  const [open, setOpen] = useState(false);
  const { keeping, savedAt } = useKeeping(keepers);
  const choose = (next: FormStep) => {
    setOpen(false);
    onStep(next);
  };
  const { prefill, firstName, position } = form;
  const title = form.own ? "Your details" : "Candidate Form";
  const name = [prefill.firstName || firstName, prefill.lastName].filter(Boolean).join(" ");
  return (
    <div className={classes.frame}>
      <Bar company={form.company} about={[name, position].filter(Boolean).join(" · ")}>
        {form.own && <SavedState keeping={keeping} savedAt={savedAt} />}
      </Bar>
      <nav className={classes.strip} aria-label="Progress">
        <div className={classes.bars} aria-hidden="true">
          {steps.map(({ id }) => (
            <i key={id} data-done={marks[id] || undefined} data-now={id === step || undefined} />
          ))}
        </div>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="steps"
          onClick={() => setOpen(!open)}
        >
          <span>
            <b>{step ? titleOf(step) : title}</b>
            <small>
              {step ? `Step ${stepIndex(step) + 1}` : steps.length} of {steps.length}
              {step && form.own && " · a draft only you can see"}
            </small>
          </span>
          <span className={classes.all}>All steps</span>
        </button>
      </nav>
      <div className={classes.columns}>
        <aside className={classes.aside} id="steps" data-open={open || undefined}>
          <h2>{title}</h2>
          <p className={classes.until}>Any order{until && `, until ${until}`}.</p>
          <StepList marks={marks} step={step} onStep={choose} />
          {form.own && <ConsentNote form={form} onWithdrawn={onWithdrawn} />}
        </aside>
        <main className={classes.main}>
          {(keeping === "ended" || keeping === "closed") && (
            <div className={classes.ended} role="alert">
              <span>{keeping === "closed" ? formClosed : visitEnded}</span>
              <Button onClick={onAgain}>Continue</Button>
            </div>
          )}
          {children}
          <Foot />
        </main>
      </div>
    </div>
  );
}
