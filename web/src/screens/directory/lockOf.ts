import type { RequisitionWhole } from "@/api/requisition";

type Locked = Pick<RequisitionWhole, "status" | "revoke">;
type Reader = { recruiter: boolean; manager: boolean };

/**
 * What the band over the candidates of a revoked requisition says; null where the status buttons of the candidates
 * work. The names still lead to the candidates: what concerns the person, not the process, goes on.
 */
export function lockOf({ status, revoke }: Locked, { recruiter, manager }: Reader): string | null {
  if (status === "Revoke") {
    const who = revoke.by && ` by ${revoke.by}`;
    return `This requisition was revoked${who}. Nobody adds or moves its candidates.`;
  }
  if (status !== "Hr Revoke") return null;
  if (recruiter) return "You do not work on this requisition any more. A manager has to move its candidates.";
  return manager
    ? "No recruiter works on this requisition. Assign one, or open a candidate by name and act yourself."
    : "No recruiter works on this requisition. A manager has to move its candidates.";
}
