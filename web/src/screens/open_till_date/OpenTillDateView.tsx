import { useMemo } from "react";
import type { Choices } from "@/api/dashboard";
import type { OpenRequisition, OpenState } from "@/api/openTillDate";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { usePrintAll } from "@/blocks/dashboard/usePrintAll";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { changeView, listFilters } from "@/lib/tableSearch";
import { CountButton } from "@/ui/CountButton";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { openColumns } from "./columns";
import type { OpenPlace } from "./place";

type Open = { choices: Choices; inProgress: number; delayed: number };

type Props = {
  place: OpenPlace;
  open: Open | undefined;
  source: TableSource<OpenRequisition>;
  onPlace: (change: Partial<OpenPlace>) => void;
  onOpen: (row: OpenRequisition) => void;
};

const idOf = (row: OpenRequisition) => row.requisitionId;
const nameOf = (row: OpenRequisition) => `${row.serial} ${row.position}`;
const none: Choices = {};

export function OpenTillDateView({ place, open, source, onPlace, onOpen }: Props) {
  const choices = open?.choices ?? none;
  const { printing, printed } = usePrintAll(source);
  const columns = useMemo(() => openColumns(choices, onOpen), [choices, onOpen]);
  const toggle = (state: OpenState) =>
    onPlace({ state: place.state === state ? null : state, table: changeView(place.table, {}) });
  return (
    <DataTable
      label="Requisition Open Till Date"
      id="open-till-date"
      list="open_till_date"
      title={null}
      columns={columns}
      {...printed}
      rowId={idOf}
      rowName={nameOf}
      emptyText="Data Not Available"
      fill
      csvName="Requisition Open Till Date"
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
      toolbarEnd={
        <>
          <PrintButton printing={printing} />
          <WeeklyButton
            dashboard="/open_till_date"
            filters={{ ...(place.state && { status: place.state }), ...listFilters(place.table) }}
          />
        </>
      }
    />
  );
}
