import { IconPlus } from "@tabler/icons-react";
import type { Department } from "@/api/department";
import type { TableView } from "@/lib/tableSearch";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { ToolbarButton } from "@/ui/table/ToolbarButton";
import { departmentColumns } from "./columns";
import { DepartmentDialog } from "./DepartmentDialog";
import type { DepartmentsPlace } from "./search";

type Props = {
  place: DepartmentsPlace;
  rows: readonly Department[] | undefined;
  state: TableState;
  failure: string | undefined;
  csvRows: () => Promise<readonly Department[]>;
  onTable: (table: TableView) => void;
  onEdit: (id: string) => void;
  onRetry: () => void;
};

const idOf = (row: Department) => row.id;
const nameOf = (row: Department) => row.name;

export function DepartmentsView({ place, rows, onEdit, ...props }: Props) {
  const edited = rows?.find(({ id }) => id === place.edit);
  return (
    <>
      <DataTable
        label="Departments"
        id="departments"
        columns={departmentColumns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        view={place.table}
        onView={props.onTable}
        state={props.state}
        onRetry={props.onRetry}
        failedText={props.failure}
        fill
        csvName="Departments"
        csvRows={props.csvRows}
        toolbarEnd={
          <ToolbarButton
            primary
            icon={<IconPlus stroke={1.7} aria-hidden="true" />}
            onClick={() => onEdit("new")}
          >
            Add Department
          </ToolbarButton>
        }
        onRowClick={(row) => onEdit(row.id)}
        currentId={place.edit}
      />
      {(place.edit === "new" || edited) && (
        <DepartmentDialog key={place.edit} department={edited ?? null} onClose={() => onEdit("")} />
      )}
    </>
  );
}
