import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type TeamDetail, type TeamNumber, teamDetailsForFile, teamDetailsQuery } from "@/api/team";
import { DrillDown } from "@/blocks/dashboard/DrillDown";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { formatMonth } from "@/lib/dates";
import type { DialogProps } from "@/ui/dialogs";
import { columnLabels, teamDetailColumns, tileLabels } from "./columns";

type Props = DialogProps & {
  number: TeamNumber;
  /** Whose number it is, if it is a person's. */
  name: string;
};

const idOf = (row: TeamDetail) => row.requisitionId;
const none: readonly TeamDetail[] = [];

function labelOf(number: TeamNumber): string {
  if ("tile" in number) return tileLabels.find(({ id }) => id === number.tile)?.label ?? "";
  return columnLabels.find(({ id }) => id === number.column)?.label ?? "";
}

/** The requisitions behind a number. */
export function TeamDetailsDialog({ opened, number: asked, name, onClose }: Props) {
  const openDirectory = useOpenDirectory();
  const query = useQuery({ ...teamDetailsQuery(asked), enabled: opened });
  const label = labelOf(asked);
  const rows = query.data ?? none;
  const columns = useMemo(() => teamDetailColumns(label, rows, openDirectory), [label, rows, openDirectory]);
  return (
    <DrillDown
      opened={opened}
      title={"tile" in asked ? label : `${name} - ${label}`}
      subtitle={formatMonth(asked.month)}
      query={query}
      columns={columns}
      rowId={idOf}
      emptyText="Data Not Available"
      csvRows={() => teamDetailsForFile(asked)}
      onClose={onClose}
    />
  );
}
