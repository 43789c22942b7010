import { IconCheck } from "@tabler/icons-react";
import type { FormStep, FormSteps } from "@/api/candidateForm";
import { steps } from "../profile/steps";
import classes from "./StepList.module.css";

type Props = { marks: Readonly<FormSteps>; step: FormStep | null; onStep: (step: FormStep) => void };

export function StepList({ marks, step, onStep }: Props) {
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {steps.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              data-done={marks[id] || undefined}
              aria-current={id === step ? "step" : undefined}
              onClick={() => onStep(id)}
            >
              <span className={classes.number} aria-hidden="true">
                {marks[id] ? <IconCheck size={13} stroke={2.6} /> : index + 1}
              </span>
              {title}
              {marks[id] && <small className={classes.hidden}>complete</small>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
