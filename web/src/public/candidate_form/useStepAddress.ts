import { useCallback, useEffect, useState } from "react";
import type { FormStep } from "@/api/candidateForm";
import { isStep } from "../profile/steps";

const stepOf = (search: string) => {
  const named = new URLSearchParams(search).get("step");
  return isStep(named) ? named : null;
};

/** The step in the address: the phone's own Back goes to the step before, and a reload stays. */
export function useStepAddress(first: FormStep): [FormStep, (step: FormStep) => void] {
  const [step, setStep] = useState<FormStep>(() => stepOf(window.location.search) ?? first);
  useEffect(() => {
    const moved = () => setStep(stepOf(window.location.search) ?? first);
    window.addEventListener("popstate", moved);
    return () => window.removeEventListener("popstate", moved);
  }, [first]);
  const goTo = useCallback((next: FormStep) => {
    window.history.pushState(null, "", `${window.location.pathname}?step=${next}`);
    setStep(next);
  }, []);
  return [step, goTo];
}
