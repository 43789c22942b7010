import { ApiError } from "@/api/ApiError";
import type { DetailsAnswer } from "@/api/candidateDetails";
import type { DetailsState } from "./CandidateDetailsView";

export const noneLeft = "No candidate left. Please go to ESA Dashboard to check candidate status";
export const wentWrong = "Something Went Wrong.";
export const notAvailable = "Data not available";

/** A 409 means that the queue is empty, or that the candidate was mapped to another requisition. */
export function stateOf(answer: DetailsAnswer | undefined, error: unknown): DetailsState {
  if (answer) {
    const [details] = answer.rows;
    const conflict = answer.code === "409";
    if (details) return { kind: "shown", details, remapped: conflict ? answer.message : "" };
    return { kind: "none", text: answer.message === "No candidate left" ? noneLeft : answer.message };
  }
  if (!error) return { kind: "loading" };
  const answered = error instanceof ApiError && !error.offline && error.status < 500;
  if (!answered) return { kind: "failed", text: wentWrong };
  return error.message === notAvailable
    ? { kind: "none", text: error.message }
    : { kind: "failed", text: error.message };
}
