import { useEffect, useState } from "react";
import type { RowData } from "@/ui/table/columns";
import type { TableSource } from "@/ui/table/tableSource";
import { toast } from "@/ui/toast";

export type Printing = { busy: boolean; run: () => void };

/**
 * Prints all rows of a paged list: fetches, renders, prints and drops them again. The table must render `printed`,
 * which is its own source except during printing.
 */
export function usePrintAll<Row extends RowData>(source: TableSource<Row>) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (rows === null) return;
    const dropRows = () => setRows(null);
    window.addEventListener("afterprint", dropRows);
    window.print();
    return () => window.removeEventListener("afterprint", dropRows);
  }, [rows]);
  const run = async () => {
    setBusy(true);
    try {
      setRows(await source.csvRows());
    } catch {
      toast.error("Something Went Wrong");
    } finally {
      setBusy(false);
    }
  };
  const printing: Printing = { busy, run: () => void run() };
  const printed = rows ? { ...source, rows, total: rows.length, pager: false } : source;
  return { printing, printed };
}
