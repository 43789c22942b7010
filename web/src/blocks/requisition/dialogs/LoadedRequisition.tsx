import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type RequisitionWhole, requisitionQuery } from "@/api/requisition";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";

type Props = { serial: string; children: (whole: RequisitionWhole) => ReactNode };

/** Draws what needs the whole requisition once it is there, and says so while it is not. */
export function LoadedRequisition({ serial, children }: Props) {
  const { data, error, refetch } = useQuery(requisitionQuery(serial));
  if (data) return children(data);
  if (error) return <FailedState hint={error.message} onRetry={() => void refetch()} />;
  return <LoadingRows count={3} />;
}
