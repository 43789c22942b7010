import { type ReactNode, useMemo } from "react";
import type { MonthlyColumn, MonthlyRow } from "@/api/monthlyRequisition";
import type { Before } from "@/blocks/dashboard/useBefore";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { splitYear } from "@/blocks/dashboard/year";
import type { TableSource } from "@/ui/table/tableSource";
import { monthlyHeads, monthlyYearColumns } from "./columns";

type Props = {
  year: string;
  source: TableSource<MonthlyRow>;
  /** This month. */
  currentId: string | undefined;
  before: Before<readonly MonthlyRow[]>;
  compare: ReactNode;
  onYear: (year: string) => void;
  onOpen: (monthName: string, column: MonthlyColumn) => void;
};

const idOf = (row: MonthlyRow) => row.monthName;
const noRows: readonly MonthlyRow[] = [];

export function MonthlyReqDataView({ year, source, currentId, before, compare, onYear, onOpen }: Props) {
  const { rows = noRows } = source;
  const { months, total } = useMemo(() => splitYear(rows), [rows]);
  const { data, days } = before;
  const columns = useMemo(() => {
    const earlier = { data: data && splitYear(data).total, days };
    return monthlyYearColumns(total, earlier, onOpen);
  }, [total, data, days, onOpen]);
  const empty = total !== undefined && monthlyHeads.every(({ id }) => total[id] === 0);
  return (
    <YearTable
      name="Monthly Requisition Data"
      path="/monthly_req_data"
      year={year}
      source={source}
      rows={empty ? noRows : months}
      columns={columns}
      rowId={idOf}
      emptyText="No data available"
      currentId={currentId}
      compare={compare}
      onYear={onYear}
    />
  );
}
