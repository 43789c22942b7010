import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  type ReviewedRequisition,
  type ReviewNumber,
  reviewedRequisitionsForFile,
  reviewedRequisitionsQuery,
} from "@/api/review";
import { DrillDown } from "@/blocks/dashboard/DrillDown";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { formatMonth } from "@/lib/dates";
import type { DialogProps } from "@/ui/dialogs";
import { reviewedColumns } from "./columns";

const idOf = (row: ReviewedRequisition) => row.requisitionId;

type Props = DialogProps & { number: ReviewNumber; department: string };

/** The requisitions behind a segment of a bar. */
export function ReviewedDialog({ opened, number: asked, department, onClose }: Props) {
  const openDirectory = useOpenDirectory();
  const columns = useMemo(() => reviewedColumns(openDirectory), [openDirectory]);
  const query = useQuery({ ...reviewedRequisitionsQuery(asked), enabled: opened });
  return (
    <DrillDown
      opened={opened}
      title={`${department} ${asked.series}`.trim()}
      subtitle={`Approved On ${formatMonth(asked.month)}`}
      query={query}
      columns={columns}
      rowId={idOf}
      emptyText="Data Not Available"
      csvRows={() => reviewedRequisitionsForFile(asked)}
      onClose={onClose}
    />
  );
}
