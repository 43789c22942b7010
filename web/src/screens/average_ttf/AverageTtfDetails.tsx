import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  averageTtfDetailsForFile,
  averageTtfDetailsQuery,
  type TtfDetail,
  type TtfNumber,
} from "@/api/averageTtf";
import { DrillDown } from "@/blocks/dashboard/DrillDown";
import { employmentTypes, slotOf } from "@/blocks/dashboard/year";
import { detailColumns } from "./columns";

const idOf = (row: TtfDetail) => String(row.number);
const noNumber: TtfNumber = { year: "", monthName: "", employmentType: "" };

type Props = {
  /** Null while nothing is open. */
  number: TtfNumber | null;
  onClose: () => void;
};

/** The requisitions behind a number of closed positions. */
export function AverageTtfDetails({ number, onClose }: Props) {
  // Keeps the content while the dialog fades out.
  const [last, setLast] = useState(number ?? noNumber);
  if (number && JSON.stringify(number) !== JSON.stringify(last)) setLast(number);
  const asked = number ?? last;
  const query = useQuery({ ...averageTtfDetailsQuery(asked), enabled: number !== null });
  const label = employmentTypes.find(({ key }) => key === asked.employmentType)?.label ?? "";
  const { data } = query;
  const columns = useMemo(() => detailColumns(data, asked.monthName, label), [data, asked.monthName, label]);
  return (
    <DrillDown
      opened={number !== null}
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
