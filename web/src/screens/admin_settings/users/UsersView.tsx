import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Department } from "@/api/department";
import { type User, userQuery } from "@/api/user";
import { useAddressedDialog } from "@/ui/dialogs";
import { DataTable } from "@/ui/table/DataTable";
import { ToolbarButton } from "@/ui/table/ToolbarButton";
import type { TableSource } from "@/ui/table/tableSource";
import { userColumns } from "./columns";
import type { UsersPlace } from "./place";
import { UserDialog } from "./UserDialog";
import { UserDrawer } from "./UserDrawer";
import { nameOf } from "./words";

type Props = {
  place: UsersPlace;
  source: TableSource<User>;
  departments: readonly Department[];
  /** Opens a user's drawer; an empty id closes it. */
  onUser: (id: string) => void;
  onForm: (form: UsersPlace["form"]) => void;
};

const idOf = (row: User) => row.id;

export function UsersView(props: Props) {
  const { place, departments, onUser, onForm } = props;
  const columns = useMemo(() => userColumns(departments), [departments]);
  const { user: id, form } = place;
  const user = useQuery({ ...userQuery(id), enabled: id !== "" }).data;
  useAddressedDialog(id, UserDrawer, { id, onEdit: () => onForm("edit") }, () => onUser(""));
  const edited = form === "add" ? null : user;
  useAddressedDialog(
    form && `${form} ${id}`,
    UserDialog,
    edited === undefined
      ? undefined
      : { user: edited, departments, onDone: (of: string) => (form === "add" ? onUser(of) : onForm("")) },
    () => onForm(""),
  );
  return (
    <DataTable
      label="Users"
      id="users"
      list="users"
      columns={columns}
      {...props.source}
      rowId={idOf}
      rowName={nameOf}
      fill
      csvName="Users"
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
  );
}
