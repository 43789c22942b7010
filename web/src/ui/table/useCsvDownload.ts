import { useState } from "react";
import { csvBlob } from "@/lib/csv";
import { saveFile } from "../download";
import { toast } from "../toast";
import { type Column, csvOf, type RowData } from "./columns";
import type { Entry } from "./useTableModel";

type Options<Row extends RowData> = {
  name: string | undefined;
  columns: readonly Column<Row>[];
  /** Fetches the rows for the file. */
  fetch: (() => Promise<readonly Row[]>) | undefined;
  /** What the table has chosen and sorted itself; null where the server does that. */
  matching: readonly Entry<Row>[] | null;
  rowId: (row: Row) => string;
};

/** The rows as they came for the file, those and in that order that the table shows. */
function asShown<Row extends RowData>(
  rows: readonly Row[],
  matching: readonly Entry<Row>[],
  rowId: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [rowId(row), row]));
  return matching.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The CSV file of all rows that pass the filters, in their order, with the columns that are shown. */
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
      const head = written.map(({ group, header }) => (group ? `${group} ${header}` : header));
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
