import { IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import type { Department } from "@/api/department";
import type { User } from "@/api/user";
import type { TableView } from "@/lib/tableSearch";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { ToolbarButton } from "@/ui/table/ToolbarButton";
import { userColumns } from "./columns";
import type { UsersPlace } from "./search";
import { UserDialog } from "./UserDialog";
import { UserDrawer } from "./UserDrawer";
import { nameOf } from "./words";

type Props = {
  place: UsersPlace;
  rows: readonly User[] | undefined;
  total: number;
  departments: readonly Department[];
  state: TableState;
  failure: string | undefined;
  csvRows: () => Promise<readonly User[]>;
  onTable: (table: TableView) => void;
  /** Opens somebody's drawer, or closes it with an empty id. */
  onUser: (id: string) => void;
  onForm: (form: UsersPlace["form"]) => void;
  onRetry: () => void;
};

const idOf = (row: User) => row.id;

export function UsersView(props: Props) {
  const { place, departments, onUser, onForm } = props;
  const columns = useMemo(() => userColumns(departments), [departments]);
  return (
    <>
      <DataTable
        label="Users"
        id="users"
        columns={columns}
        rows={props.rows}
        rowId={idOf}
        rowName={nameOf}
        view={place.table}
        onView={props.onTable}
        total={props.total}
        state={props.state}
        onRetry={props.onRetry}
        failedText={props.failure}
        fill
        csvName="Users"
        csvRows={props.csvRows}
        toolbarEnd={
          <ToolbarButton
            primary
            icon={<IconPlus stroke={1.7} aria-hidden="true" />}
            onClick={() => onForm("add")}
          >
            Add User
          </ToolbarButton>
        }
        onRowClick={(row) => onUser(row.id)}
        currentId={place.user}
      />
      <UserDrawer
        id={place.user}
        editing={place.form === "edit"}
        departments={departments}
        onForm={onForm}
        onClose={() => onUser("")}
      />
      {place.form === "add" && (
        <UserDialog
          user={null}
          departments={departments}
          onClose={() => onForm("")}
          onDone={(id) => onUser(id)}
        />
      )}
    </>
  );
}
