import type { FormStep, FormSteps } from "@/api/candidateForm";

/** The five steps of a candidate's form, in their order; any may be filled first. */
export const steps = [
  { id: "basic", title: "Basic Information" },
  { id: "education", title: "Educational Information" },
  { id: "experience", title: "Experience" },
  { id: "certification", title: "Certification" },
  { id: "other", title: "Other Details" },
] as const satisfies readonly { id: FormStep; title: string }[];

export const stepIndex = (id: FormStep) => steps.findIndex((step) => step.id === id);

export const titleOf = (id: FormStep) => steps[stepIndex(id)]?.title ?? "";

/** The step after or before another; null at either end. */
export const neighbour = (id: FormStep, by: 1 | -1): FormStep | null => steps[stepIndex(id) + by]?.id ?? null;

export const isStep = (text: string | null): text is FormStep => steps.some(({ id }) => id === text);

/** Where to go on: the first step that is not complete after the present one, or before it. */
export function nextOpen(done: Readonly<FormSteps>, from: FormStep): FormStep | null {
  const order = steps.map((_, i) => steps[(stepIndex(from) + 1 + i) % steps.length]);
  return order.find((step) => step && !done[step.id])?.id ?? null;
}

export const noSteps: FormSteps = {
  basic: false,
  education: false,
  experience: false,
  certification: false,
  other: false,
};
