import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  averageTtfDetailsForFile,
  averageTtfDetailsQuery,
  type TtfDetail,
  type TtfNumber,
} from "@/api/averageTtf";
import { DrillDown } from "@/blocks/dashboard/DrillDown";
import { employmentTypes, slotOf } from "@/blocks/dashboard/year";
import type { DialogProps } from "@/ui/dialogs";
import { detailColumns } from "./columns";

const idOf = (row: TtfDetail) => String(row.number);

type Props = DialogProps & { number: TtfNumber };

/** The requisitions behind a number of closed positions. */
export function AverageTtfDetails({ opened, number: asked, onClose }: Props) {
  const query = useQuery({ ...averageTtfDetailsQuery(asked), enabled: opened });
  const label = employmentTypes.find(({ key }) => key === asked.employmentType)?.label ?? "";
  const { data } = query;
  const columns = useMemo(() => detailColumns(data, asked.monthName, label), [data, asked.monthName, label]);
  return (
    <DrillDown
      opened={opened}
      title={`${slotOf(asked.year, asked.monthName)} Details`}
      subtitle={label}
      query={query}
      columns={columns}
      rowId={idOf}
      emptyText="No data available"
      closesOnFailure
      csvRows={() => averageTtfDetailsForFile(asked)}
      onClose={onClose}
    />
  );
}
