import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type RequisitionWhole, requisitionQuery } from "@/api/requisition";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";

type Props = { serial: string; children: (whole: RequisitionWhole) => ReactNode };

/** Renders its children once the full requisition is loaded, with loading and failure states before. */
export function LoadedRequisition({ serial, children }: Props) {
  const { data, error, refetch } = useQuery(requisitionQuery(serial));
  if (data) return children(data);
  if (error) return <FailedState hint={error.message} onRetry={() => void refetch()} />;
  return <LoadingRows count={3} />;
}
