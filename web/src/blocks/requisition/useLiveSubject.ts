import { useQuery } from "@tanstack/react-query";
import { type RequisitionWhole, requisitionQuery } from "@/api/requisition";
import { type Subject, subjectOfWhole } from "./subject";

/**
 * The current state of an open dialog's requisition. It starts with the row's data, so that the dialog opens
 * immediately, and never falls back to an older version.
 */
export function useLiveSubject(seed: Subject): { subject: Subject; whole: RequisitionWhole | undefined } {
  const { data: whole } = useQuery(requisitionQuery(seed.serial));
  const subject = whole && whole.version >= seed.version ? subjectOfWhole(whole) : seed;
  return { subject, whole };
}
