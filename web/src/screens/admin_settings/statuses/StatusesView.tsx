import { useMemo } from "react";
import type { Status } from "@/api/status";
import { Segmented } from "@/ui/Segmented";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { statusColumns } from "./columns";
import { type Process, processes, within } from "./order";
import classes from "./StatusesView.module.css";

type Props = {
  process: Process;
  /** The statuses of all processes. */
  source: TableSource<Status>;
  onProcess: (process: Process) => void;
  onTone: (id: string, tone: Status["tone"]) => void;
  onMove: (id: string, step: -1 | 1) => void;
};

const idOf = (row: Status) => row.id;
const nameOf = (row: Status) => row.name;

export function StatusesView({ process, source, onProcess, onTone, onMove }: Props) {
  const { rows: all } = source;
  const rows = useMemo(() => all && within(all, process), [all, process]);
  const columns = useMemo(() => statusColumns(rows ?? [], onTone, onMove), [rows, onTone, onMove]);
  return (
    <DataTable
      label={`Statuses of ${process}`}
      title={null}
      columns={columns}
      {...source}
      rows={rows}
      rowId={idOf}
      rowName={nameOf}
      fill
      pager={false}
      chooser={false}
      searchLabel={null}
      csvName={`Statuses of ${process}`}
      toolbarStart={
        <div className={classes.processes}>
          <Segmented
            label="Where statuses are used"
            segments={processes.map((name) => ({ value: name, label: name }))}
            value={process}
            onChange={onProcess}
          />
        </div>
      }
    />
  );
}
