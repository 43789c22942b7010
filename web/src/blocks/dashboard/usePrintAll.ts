import { useEffect, useState } from "react";
import { toast } from "@/ui/toast";

export type Printing = { busy: boolean; run: () => void };

/** Prints a list that is shown in pages: all its rows are fetched, drawn, printed, and let go again. */
export function usePrintAll<Row>(
  fetch: () => Promise<readonly Row[]>,
): Printing & { rows: readonly Row[] | null } {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (rows === null) return;
    const letGo = () => setRows(null);
    window.addEventListener("afterprint", letGo);
    window.print();
    return () => window.removeEventListener("afterprint", letGo);
  }, [rows]);
  const run = async () => {
    setBusy(true);
    try {
      setRows(await fetch());
    } catch {
      toast.error("Something Went Wrong");
    } finally {
      setBusy(false);
    }
  };
  return { rows, busy, run: () => void run() };
}
