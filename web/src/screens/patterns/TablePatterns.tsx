import { IconRefresh } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { Chips } from "@/ui/Chips";
import { ClickableNumber } from "@/ui/ClickableNumber";
import { IconButton } from "@/ui/IconButton";
import { ProgressBar } from "@/ui/ProgressBar";
import { type Column, DataTable, type TableState } from "@/ui/table/DataTable";
import { toast } from "@/ui/toast";
import { requisitionColumns } from "./columns";
import classes from "./Patterns.module.css";
import { type SampleRow, sampleRows } from "./sampleRows";

const rowId = (row: SampleRow) => row.id;
const open = (row: SampleRow) => toast.info(`${row.id} · ${row.position}`);

export function LongTable() {
  const rows = useMemo(() => sampleRows(10_000), []);
  return (
    <DataTable
      label="Requisition List"
      id="patterns-long"
      columns={requisitionColumns}
      rows={rows}
      rowId={rowId}
      virtual
      maxHeight={520}
      csvName="Requisition List"
      csvRows={async () => rows}
      onRowClick={open}
    />
  );
}

const sum = (rows: readonly SampleRow[], of: (row: SampleRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0).toLocaleString("en-IN");

const groupedColumns: readonly Column<SampleRow>[] = [
  {
    id: "hr",
    header: "Recruiter Name",
    value: (row) => row.hr,
    strong: true,
    stick: "start",
    width: 160,
    total: () => "Total",
    card: "title",
  },
  {
    id: "sources",
    header: "Candidate Source",
    value: (row) => row.sources.join(", "),
    cell: (row) => <Chips line items={row.sources} title="Candidate Source" shown={2} />,
    width: 290,
    sortable: false,
  },
  {
    id: "calls",
    header: "Calls",
    card: "value",
    group: "This month",
    value: (row) => row.calls,
    cell: (row) => <ProgressBar value={row.calls} label={`Calls of ${row.hr ?? row.id}`} />,
    width: 180,
    align: "end",
    total: (rows) => sum(rows, (row) => row.calls),
  },
  {
    id: "shortlisted",
    header: "Shortlisted",
    card: "value",
    group: "This month",
    value: (row) => row.shortlisted,
    cell: (row) => (
      <ClickableNumber
        value={row.shortlisted}
        label={`shortlisted of ${row.hr ?? row.id}`}
        onClick={() => toast.info(`${row.shortlisted} shortlisted`)}
      />
    ),
    align: "end",
    total: (rows) => sum(rows, (row) => row.shortlisted),
  },
  {
    id: "total",
    header: "No. of Positions",
    card: "value",
    group: "All time",
    value: (row) => row.total,
    align: "end",
    total: (rows) => sum(rows, (row) => row.total),
  },
  {
    id: "assigned",
    header: "Assigned",
    group: "All time",
    value: (row) => row.assigned,
    align: "end",
    total: (rows) => sum(rows, (row) => row.assigned),
  },
];

export function GroupedTable() {
  const rows = useMemo(() => sampleRows(40), []);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Calls Shortlist Dashboard"
      columns={groupedColumns}
      rows={rows}
      rowId={rowId}
      rowName={(row) => `${row.hr ?? "nobody"}, ${row.id}`}
      initial={{ size: 10 }}
      maxHeight={440}
      csvName="Calls"
      csvRows={async () => rows}
      selection={{ ids, onChange: setIds, lockOf: (row) => (row.hr === null ? "Nobody is assigned" : "") }}
      renderDetail={(row) => (
        <p className={classes.detail}>
          {row.position}, {row.location}: {row.sources.join(", ")}
        </p>
      )}
      toolbarStart={ids.size > 0 ? <span className={classes.quiet}>{ids.size} selected</span> : null}
    />
  );
}

const short = requisitionColumns.filter((column) =>
  ["id", "position", "department", "status"].includes(column.id),
);
const none: SampleRow[] = [];

function StateTable({ label, state, rows }: { label: string; state: TableState; rows: SampleRow[] }) {
  return (
    <DataTable
      label={label}
      columns={short}
      rows={rows}
      rowId={rowId}
      state={state}
      onRetry={() => toast.info("Tried again")}
      pager={false}
      chooser={false}
      searchLabel={null}
    />
  );
}

/** The dimmed rows of a refresh, on demand, because they normally last only a moment. */
function RefreshTable() {
  const rows = useMemo(() => sampleRows(5), []);
  const [refreshing, setRefreshing] = useState(false);
  useEffect(() => {
    if (!refreshing) return;
    const timer = window.setTimeout(() => setRefreshing(false), 1500);
    return () => window.clearTimeout(timer);
  }, [refreshing]);
  return (
    <DataTable
      label="Refreshing"
      columns={short}
      rows={rows}
      rowId={rowId}
      state={refreshing ? "refreshing" : "ready"}
      pager={false}
      chooser={false}
      searchLabel={null}
      toolbarEnd={<IconButton label="Refresh" icon={<IconRefresh />} onClick={() => setRefreshing(true)} />}
    />
  );
}

export function StateTables() {
  return (
    <>
      <div className={classes.columns}>
        <StateTable label="Empty" state="ready" rows={none} />
        <StateTable label="Failed" state="failed" rows={none} />
        <RefreshTable />
      </div>
      <DataTable
        label="Loading"
        columns={requisitionColumns}
        rows={undefined}
        rowId={rowId}
        state="loading"
        csvName="Loading"
        csvRows={async () => none}
      />
    </>
  );
}
