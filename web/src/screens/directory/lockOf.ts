import type { RequisitionWhole } from "@/api/requisition";

type Locked = Pick<RequisitionWhole, "status" | "revoke">;

/** Why the candidates of a requisition are locked; null if they are not. */
export function lockOf({ status, revoke }: Locked, recruiter: boolean): string | null {
  if (status === "Revoke") {
    const who = revoke.by && ` by ${revoke.by}`;
    return `This requisition was revoked${who}. Its candidates are locked.`;
  }
  if (status !== "Hr Revoke") return null;
  return recruiter
    ? "You do not work on this requisition any more. Its candidates are locked."
    : "No recruiter works on this requisition. Its candidates are locked until one is assigned.";
}
