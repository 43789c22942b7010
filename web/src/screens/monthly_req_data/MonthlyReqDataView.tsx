import { type ReactNode, useMemo } from "react";
import type { MonthlyColumn, MonthlyRow } from "@/api/monthlyRequisition";
import type { Before } from "@/blocks/dashboard/useBefore";
import { withDifferences } from "@/blocks/dashboard/withDifferences";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { splitYear, yearDifferences } from "@/blocks/dashboard/year";
import type { Comparison } from "@/lib/comparison";
import type { TableSource } from "@/ui/table/tableSource";
import { monthlyHeads, monthlyYearColumns } from "./columns";

type Props = {
  year: string;
  source: TableSource<MonthlyRow>;
  /** This month. */
  currentId: string | undefined;
  before: Before<readonly MonthlyRow[]>;
  compared: Comparison | null;
  compare: ReactNode;
  onYear: (year: string) => void;
  onOpen: (monthName: string, column: MonthlyColumn) => void;
};

const idOf = (row: MonthlyRow) => row.monthName;
const noRows: readonly MonthlyRow[] = [];

export function MonthlyReqDataView(props: Props) {
  const { year, source, currentId, before, compared, compare, onYear, onOpen } = props;
  const { rows = noRows } = source;
  const { months, total } = useMemo(() => splitYear(rows), [rows]);
  const columns = useMemo(
    () => withDifferences(monthlyYearColumns(total, onOpen), yearDifferences(total, before, compared)),
    [total, before, compared, onOpen],
  );
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
