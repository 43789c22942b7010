import { IconPlus } from "@tabler/icons-react";
import type { Department } from "@/api/department";
import { useAddressedDialog } from "@/ui/dialogs";
import { DataTable } from "@/ui/table/DataTable";
import { ToolbarButton } from "@/ui/table/ToolbarButton";
import type { TableSource } from "@/ui/table/tableSource";
import { departmentColumns } from "./columns";
import { DepartmentDialog } from "./DepartmentDialog";

type Props = {
  /** The id of the department whose form is open, or 'new'. */
  edit: string;
  source: TableSource<Department>;
  onEdit: (id: string) => void;
};

const idOf = (row: Department) => row.id;
const nameOf = (row: Department) => row.name;

export function DepartmentsView({ edit, source, onEdit }: Props) {
  const edited = edit === "new" ? null : source.rows?.find(({ id }) => id === edit);
  useAddressedDialog(edit, DepartmentDialog, edited === undefined ? undefined : { department: edited }, () =>
    onEdit(""),
  );
  return (
    <DataTable
      label="Departments"
      id="departments"
      list="departments"
      columns={departmentColumns}
      {...source}
      rowId={idOf}
      rowName={nameOf}
      fill
      csvName="Departments"
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
      currentId={edit}
    />
  );
}
