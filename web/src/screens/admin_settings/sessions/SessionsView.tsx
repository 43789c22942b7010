import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import type { LoginSession } from "@/api/loginSession";
import { browserOf } from "@/lib/browser";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { sessionColumns } from "./columns";

type Props = {
  /** The user whose browsers are shown; empty for everybody's. */
  user: string;
  source: TableSource<LoginSession>;
  onEverybody: () => void;
  onEnd: (row: LoginSession) => void;
};

const idOf = (row: LoginSession) => row.id;
const nameOf = (row: LoginSession) => `${row.user}, ${browserOf(row.agent)}`;

export function SessionsView(props: Props) {
  const { user, source, onEnd } = props;
  const columns = useMemo(() => sessionColumns(onEnd), [onEnd]);
  return (
    <DataTable
      label="Login Sessions"
      id="sessions"
      list="sessions"
      columns={columns}
      {...source}
      rowId={idOf}
      rowName={nameOf}
      emptyText="Nobody is signed in"
      fill
      csvName="Login Sessions"
      toolbarEnd={
        user && (
          <Button
            variant="default"
            rightSection={<IconX stroke={1.7} aria-hidden="true" />}
            onClick={props.onEverybody}
          >
            {source.rows?.[0]?.user ?? "One user"}
          </Button>
        )
      }
    />
  );
}
