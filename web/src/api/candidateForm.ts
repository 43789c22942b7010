import { client, unwrap, unwrapOne, type WriteAnswer } from "./client";

// Plain calls without the query library: candidates fill their form on a phone, and its page stays small.

/** The candidate's form as a whole: how far it is, the consent, unfinished typing. */

async function fetchForm(id: string) {
  return unwrapOne(client.GET("/api/candidate_form/{id}", { params: { path: { id } } }));
}

export type CandidateForm = Awaited<ReturnType<typeof fetchForm>>;
export type FormSteps = CandidateForm["steps"];
export type FormStep = keyof FormSteps;
export type FormConsent = CandidateForm["consent"];
export type FormPrefill = CandidateForm["prefill"];

export { fetchForm as fetchCandidateForm };

/** Marks a step complete. A table may be empty; the other steps are marked by their save. */
export async function markFormStep(id: string, step: FormStep): Promise<WriteAnswer> {
  const order = { params: { path: { id } }, body: { step } };
  const { message } = await unwrap(client.POST("/api/candidate_form/{id}/steps", order));
  return { message };
}

export async function giveConsent(id: string, whatsapp: boolean): Promise<WriteAnswer> {
  const order = { params: { path: { id } }, body: { agreed: true, whatsapp } };
  const { message } = await unwrap(client.POST("/api/candidate_form/{id}/consent", order));
  return { message };
}

export async function withdrawConsent(id: string): Promise<WriteAnswer> {
  const order = { params: { path: { id } } };
  const { message } = await unwrap(client.DELETE("/api/candidate_form/{id}/consent", order));
  return { message };
}

export type KeptDraft = { body: string; version: number };

/** Unfinished typing of a step, as the server has it. */
export async function fetchFormDraft(id: string, step: FormStep): Promise<KeptDraft> {
  const { drafts } = await fetchForm(id);
  return drafts.find((draft) => draft.step === step) ?? { body: "", version: 0 };
}

/**
 * Keeps unfinished typing of a step; CODE '409' if another browser was there meanwhile. The order is completed even
 * while the page is being left.
 */
export async function keepFormDraft(id: string, step: FormStep, draft: KeptDraft): Promise<KeptDraft> {
  const order = { params: { path: { id } }, body: { step, ...draft }, keepalive: true };
  const { body, version } = await unwrapOne(client.PUT("/api/candidate_form/{id}/draft", order));
  return { body, version };
}
