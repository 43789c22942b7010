import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  type ReviewedRequisition,
  type ReviewNumber,
  reviewedRequisitionsForFile,
  reviewedRequisitionsQuery,
} from "@/api/review";
import { DrillDown } from "@/blocks/dashboard/DrillDown";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { formatMonth } from "@/lib/dates";
import { reviewedColumns } from "./columns";

const idOf = (row: ReviewedRequisition) => row.requisitionId;

type Props = {
  /** Null while nothing is open. */
  number: ReviewNumber | null;
  department: string;
  onClose: () => void;
};

/** The requisitions behind a segment of a bar. */
export function ReviewedDialog({ number, department, onClose }: Props) {
  const openDirectory = useOpenDirectory();
  const columns = useMemo(() => reviewedColumns(openDirectory), [openDirectory]);
  const now = { number, department };
  // Keeps the content while the dialog fades out.
  const [last, setLast] = useState(now);
  if (number && JSON.stringify(now) !== JSON.stringify(last)) setLast(now);
  const shown = number ? now : last;
  const asked = shown.number ?? { month: "", department: "", series: "" };
  const query = useQuery({ ...reviewedRequisitionsQuery(asked), enabled: number !== null });
  return (
    <DrillDown
      opened={number !== null}
      title={`${shown.department} ${asked.series}`.trim()}
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
