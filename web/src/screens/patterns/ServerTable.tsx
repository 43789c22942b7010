import { useEffect, useMemo, useState } from "react";
import { describePlace, table } from "@/lib/placeSearch";
import { defaultView, type TableView } from "@/lib/tableSearch";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { toast } from "@/ui/toast";
import { requisitionColumns } from "./columns";
import { type SampleRow, sampleRows } from "./sampleRows";

const place = describePlace({ list: table(defaultView, { prefix: "list." }) });
const answerAfter = 350;
const rowId = (row: SampleRow) => row.id;

function readAddress(): TableView {
  return place.read(Object.fromEntries(new URLSearchParams(window.location.search))).list;
}

function writeAddress(list: TableView) {
  const search = new URLSearchParams(place.write({ list }));
  window.history.replaceState(null, "", search.size > 0 ? `?${search}` : window.location.pathname);
}

/** Does the server's work on a view: filters, sorts and pages. */
function answer(rows: SampleRow[], view: TableView): { matching: SampleRow[]; page: SampleRow[] } {
  const text = (row: SampleRow, id: string) => {
    const column = requisitionColumns.find((item) => item.id === id);
    return column ? (column.text?.(row) ?? String(column.value(row) ?? "")) : "";
  };
  const matching = rows.filter(
    (row) =>
      `${row.id} ${row.position} ${row.hr ?? ""}`.toLowerCase().includes(view.q.toLowerCase()) &&
      Object.entries(view.filters).every(
        ([id, wanted]) => wanted === "" || text(row, id).toLowerCase().includes(wanted.toLowerCase()),
      ),
  );
  const sort = view.sort;
  if (sort) {
    const value = requisitionColumns.find((column) => column.id === sort.id)?.value;
    const order = sort.desc ? -1 : 1;
    matching.sort(
      (a, b) =>
        order * String(value?.(a) ?? "").localeCompare(String(value?.(b) ?? ""), "en", { numeric: true }),
    );
  }
  return { matching, page: matching.slice((view.page - 1) * view.size, view.page * view.size) };
}

/** A table paged by a simulated server, with its view in the address, as on the real screens. */
export function ServerTable() {
  const all = useMemo(() => sampleRows(86), []);
  const [view, setView] = useState(readAddress);
  const [shown, setShown] = useState<{ rows: SampleRow[]; total: number } | null>(null);
  const [state, setState] = useState<TableState>("loading");
  useEffect(() => {
    writeAddress(view);
    setState((now) => (now === "loading" ? now : "refreshing"));
    const timer = window.setTimeout(() => {
      const { matching, page } = answer(all, view);
      setShown({ rows: page, total: matching.length });
      setState("ready");
    }, answerAfter);
    return () => window.clearTimeout(timer);
  }, [all, view]);
  return (
    <DataTable
      label="Requisition List, paged by a server"
      title="Requisition List"
      columns={requisitionColumns}
      rows={shown?.rows}
      total={shown?.total ?? 0}
      rowId={rowId}
      view={view}
      onView={setView}
      state={state}
      maxHeight={440}
      csvName="Requisition List"
      csvRows={async () => answer(all, view).matching}
      onRowClick={(row) => toast.info(`${row.id} · ${row.position}`)}
    />
  );
}
