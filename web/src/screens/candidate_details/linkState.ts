import type { CandidateLink } from "@/api/candidateLink";
import { formSteps } from "@/api/profile";
import { formatDate } from "@/lib/dates";

/** How far the newest link of a kind has come; undefined if there is none. `withdrawnAt` is when the consent was. */
export function linkState(link: CandidateLink | undefined, withdrawnAt = ""): string | undefined {
  switch (link?.state) {
    case "made":
      return `Made ${formatDate(link.madeAt)}, till ${formatDate(link.until)}`;
    case "opened":
      return `Opened ${formatDate(link.openedAt)}, till ${formatDate(link.until)}`;
    case "started":
      return link.kind === "form" ? `Started, ${link.stepsDone} of ${formSteps}` : "Started";
    case "finished":
      return "Finished";
    case "ended":
      return withdrawnAt ? `Ended, consent withdrawn ${formatDate(withdrawnAt)}` : "Ended";
  }
}
