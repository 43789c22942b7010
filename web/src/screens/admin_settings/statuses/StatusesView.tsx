import { useMemo } from "react";
import type { Status } from "@/api/status";
import { Segmented } from "@/ui/Segmented";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { statusColumns } from "./columns";
import { type Process, processes, within } from "./order";
import classes from "./StatusesView.module.css";

type Props = {
  process: Process;
  all: readonly Status[] | undefined;
  state: TableState;
  failure: string | undefined;
  csvRows: () => Promise<readonly Status[]>;
  onProcess: (process: string) => void;
  onTone: (id: string, tone: Status["tone"]) => void;
  onMove: (id: string, step: -1 | 1) => void;
  onRetry: () => void;
};

const idOf = (row: Status) => row.id;
const nameOf = (row: Status) => row.name;

export function StatusesView({ process, all, onTone, onMove, ...props }: Props) {
  const rows = useMemo(() => all && within(all, process), [all, process]);
  const columns = useMemo(() => statusColumns(rows ?? [], onTone, onMove), [rows, onTone, onMove]);
  return (
    <DataTable
      label={`Statuses of ${process}`}
      title={null}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={nameOf}
      state={props.state}
      onRetry={props.onRetry}
      failedText={props.failure}
      fill
      pager={false}
      chooser={false}
      searchLabel={null}
      csvName={`Statuses of ${process}`}
      csvRows={props.csvRows}
      toolbarStart={
        <div className={classes.processes}>
          <Segmented
            label="Where statuses are used"
            segments={processes.map((name) => ({ value: name, label: name }))}
            value={process}
            onChange={props.onProcess}
          />
        </div>
      }
    />
  );
}
