import { countOf } from "@/lib/text";

/** What becomes of the pending interviews; undefined without any. */
export const interviewsStay = (count: number | undefined) =>
  count
    ? `${countOf(count, "interview")} ahead ${count === 1 ? "takes" : "take"} place as arranged.`
    : undefined;

export const interviewsCancelled = (count: number | undefined) =>
  count
    ? `${countOf(count, "interview")} ahead ${count === 1 ? "is" : "are"} cancelled, and the people are told.`
    : undefined;
