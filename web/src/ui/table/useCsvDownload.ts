import { useState } from "react";
import { csvBlob } from "@/lib/csv";
import { saveFile } from "../download";
import { toast } from "../toast";
import { type Column, csvHead, csvOf, type RowData } from "./columns";
import type { Entry } from "./useTableModel";

type Options<Row extends RowData> = {
  name: string | undefined;
  columns: readonly Column<Row>[];
  /** Fetches the rows for the file. */
  fetch: (() => Promise<readonly Row[]>) | undefined;
  /** The rows as filtered and sorted by the table; null in server mode. */
  matching: readonly Entry<Row>[] | null;
  rowId: (row: Row) => string;
};

/** The rows fetched for the file, restricted to and ordered as the table's. */
function asShown<Row extends RowData>(
  rows: readonly Row[],
  matching: readonly Entry<Row>[],
  rowId: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [rowId(row), row]));
  return matching.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Downloads a CSV file of all filtered rows, in order, with the visible columns. */
export function useCsvDownload<Row extends RowData>(options: Options<Row>) {
  const { name, columns, fetch, matching, rowId } = options;
  const [busy, setBusy] = useState(false);
  if (!name || !fetch) return null;
  const run = async () => {
    setBusy(true);
    try {
      const fetched = await fetch();
      const rows = matching ? asShown(fetched, matching, rowId) : fetched;
      const written = columns.filter((column) => column.csv !== false);
      const head = written.map(csvHead);
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
