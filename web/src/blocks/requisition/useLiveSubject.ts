import { useQuery } from "@tanstack/react-query";
import { type RequisitionWhole, requisitionQuery } from "@/api/requisition";
import { type Subject, subjectOfWhole } from "./subject";

/**
 * The requisition of an open dialog as it is now. It starts with what the row said, so that the dialog opens at once,
 * and never goes back behind it.
 */
export function useLiveSubject(seed: Subject): { subject: Subject; whole: RequisitionWhole | undefined } {
  const { data: whole } = useQuery(requisitionQuery(seed.serial));
  const subject = whole && whole.version >= seed.version ? subjectOfWhole(whole) : seed;
  return { subject, whole };
}
