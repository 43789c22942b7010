import { useState } from "react";
import { csvBlob } from "@/lib/csv";
import { saveFile } from "../download";
import { toast } from "../toast";
import { type Column, csvOf, type RowData } from "./columns";
import type { Entry } from "./useTableModel";

type Options<Row extends RowData> = {
  name: string | undefined;
  columns: readonly Column<Row>[];
  matching: readonly Entry<Row>[];
  /** Fetches the rows that are not at hand. */
  all: (() => Promise<readonly Row[]>) | undefined;
};

/** The CSV file of all rows that pass the filters, in their order, with the columns that are shown. */
export function useCsvDownload<Row extends RowData>({ name, columns, matching, all }: Options<Row>) {
  const [busy, setBusy] = useState(false);
  if (!name) return null;
  const run = async () => {
    setBusy(true);
    try {
      const rows = all ? await all() : matching.map((entry) => entry.original);
      const written = columns.filter((column) => column.csv !== false);
      const head = written.map((column) => column.header);
      saveFile(
        `${name}.csv`,
        csvBlob(head, rows, (row) => written.map((column) => csvOf(column, row))),
      );
    } catch {
      toast.error("Something Went Wrong", { file: true });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: () => void run() };
}
