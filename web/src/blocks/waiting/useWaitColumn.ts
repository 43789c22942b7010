import { type HiddenColumns, useHiddenColumns } from "@/ui/table/useHiddenColumns";
import { waitColumnId } from "./waitPlace";

const columns = [{ id: waitColumnId, hidden: true }];

/** The choice of columns of a table, and whether Waiting on is shown: only then its rows are asked for it. */
export function useWaitColumn(table: string): { hiddenColumns: HiddenColumns; shown: boolean } {
  const hiddenColumns = useHiddenColumns(table, columns);
  return { hiddenColumns, shown: !hiddenColumns[0].has(waitColumnId) };
}
