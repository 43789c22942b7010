import { useMemo } from "react";
import type { Choices, OpenRequisition, OpenState } from "@/api/dashboard";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { usePrintAll } from "@/blocks/dashboard/usePrintAll";
import { changeView } from "@/lib/tableSearch";
import { CountButton } from "@/ui/CountButton";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { openColumns } from "./columns";
import type { OpenPlace } from "./search";

type Open = {
  rows: readonly OpenRequisition[];
  total: number;
  choices: Choices;
  inProgress: number;
  delayed: number;
};

type Props = {
  place: OpenPlace;
  open: Open | undefined;
  state: TableState;
  failure: string | undefined;
  csvRows: () => Promise<readonly OpenRequisition[]>;
  onPlace: (change: Partial<OpenPlace>) => void;
  onOpen: (row: OpenRequisition) => void;
  onRetry: () => void;
};

const idOf = (row: OpenRequisition) => row.requisitionId;
const nameOf = (row: OpenRequisition) => `${row.serial} ${row.position}`;
const none: Choices = {};

export function OpenTillDateView({ place, open, onPlace, onOpen, ...rest }: Props) {
  const choices = open?.choices ?? none;
  const printing = usePrintAll(rest.csvRows);
  const columns = useMemo(() => openColumns(choices, onOpen), [choices, onOpen]);
  const toggle = (state: OpenState) =>
    onPlace({ state: place.state === state ? null : state, table: changeView(place.table, {}) });
  return (
    <DataTable
      label="Requisition Open Till Date"
      id="open-till-date"
      title={null}
      columns={columns}
      rows={printing.rows ?? open?.rows}
      total={printing.rows?.length ?? open?.total ?? 0}
      pager={printing.rows === null}
      rowId={idOf}
      rowName={nameOf}
      view={place.table}
      onView={(table) => onPlace({ table })}
      state={rest.state}
      failedText={rest.failure}
      onRetry={rest.onRetry}
      emptyText="Data Not Available"
      fill
      csvName="Requisition Open Till Date"
      csvRows={rest.csvRows}
      toolbarStart={
        <>
          <CountButton
            label="Delayed"
            tone="red"
            count={open?.delayed}
            pressed={place.state === "Delayed"}
            onClick={() => toggle("Delayed")}
          />
          <CountButton
            label="In Progress"
            tone="amber"
            count={open?.inProgress}
            pressed={place.state === "In-progress"}
            onClick={() => toggle("In-progress")}
          />
        </>
      }
      toolbarEnd={<PrintButton printing={printing} />}
    />
  );
}
