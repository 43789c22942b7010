import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TtfDetail } from "@/api/averageTtf";
import { type MonthlyNumber, monthlyDetailsForFile, monthlyDetailsQuery } from "@/api/monthlyRequisition";
import type { ReviewedRequisition } from "@/api/review";
import { DrillDown } from "@/blocks/dashboard/DrillDown";
import { slotOf } from "@/blocks/dashboard/year";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import type { DialogProps } from "@/ui/dialogs";
import { closedColumns, monthlyHeads, openedColumns } from "./columns";

type Props = DialogProps & { number: MonthlyNumber };

const openedId = (row: ReviewedRequisition) => row.requisitionId;
const closedId = (row: TtfDetail) => String(row.number);
const none: readonly TtfDetail[] = [];

/** The requisitions behind a number. */
export function MonthlyDetailsDialog({ opened, number: asked, onClose }: Props) {
  const openDirectory = useOpenDirectory();
  const query = useQuery({ ...monthlyDetailsQuery(asked), enabled: opened });
  const head = monthlyHeads.find(({ id }) => id === asked.column);
  const closed = query.data?.closed ?? none;
  const openings = useMemo(() => openedColumns(openDirectory), [openDirectory]);
  const closures = useMemo(() => closedColumns(closed, head?.header ?? ""), [closed, head]);
  const shared = {
    opened,
    title: `${slotOf(asked.year, asked.monthName)} ${head?.header ?? ""}`,
    subtitle: head?.group,
    emptyText: "No data available",
    onClose,
  };
  if (asked.column.startsWith("open")) {
    return (
      <DrillDown
        {...shared}
        query={{ ...query, data: query.data?.opened }}
        columns={openings}
        rowId={openedId}
        csvRows={async () => (await monthlyDetailsForFile(asked)).opened}
      />
    );
  }
  return (
    <DrillDown
      {...shared}
      query={{ ...query, data: query.data?.closed }}
      columns={closures}
      rowId={closedId}
      csvRows={async () => (await monthlyDetailsForFile(asked)).closed}
    />
  );
}
