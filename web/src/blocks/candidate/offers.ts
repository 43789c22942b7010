import type { Difference } from "@/api/profile";
import type { ResumeSuggestion } from "@/api/resume";
import { type CandidateField, type CandidateValues, emptyCandidate } from "./candidateForm";
import type { Offers } from "./Offer";

const isField = (name: string): name is CandidateField => name in emptyCandidate;

const textOf = (value: CandidateValues[CandidateField]) => (typeof value === "string" ? value.trim() : "");

/** What the candidate wrote, for the fields that do not say the same. */
export function differingOf(differences: readonly Difference[], values: CandidateValues): Offers["values"] {
  return Object.fromEntries(
    differences
      .filter(({ field, typed }) => typed && isField(field) && textOf(values[field]) !== typed)
      .map(({ field, typed }) => [field, typed]),
  );
}

/** What the text of a resume suggests, for the fields that are still empty. */
export function suggestedOf(suggestion: ResumeSuggestion | null, values: CandidateValues): Offers["values"] {
  return Object.fromEntries(
    Object.entries(suggestion ?? {}).filter(
      ([field, value]) => value && isField(field) && textOf(values[field]) === "",
    ),
  );
}
