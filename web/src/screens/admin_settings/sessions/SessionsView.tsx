import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import type { LoginSession } from "@/api/loginSession";
import { browserOf } from "@/lib/browser";
import type { TableView } from "@/lib/tableSearch";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { sessionColumns } from "./columns";
import type { SessionsPlace } from "./search";

type Props = {
  place: SessionsPlace;
  rows: readonly LoginSession[] | undefined;
  total: number;
  state: TableState;
  failure: string | undefined;
  csvRows: () => Promise<readonly LoginSession[]>;
  /** The one that is to be ended, while it is asked. */
  asked: LoginSession | null;
  ending: boolean;
  refusal: string | undefined;
  onTable: (table: TableView) => void;
  onEverybody: () => void;
  onAsk: (row: LoginSession | null) => void;
  onEnd: (row: LoginSession) => void;
  onRetry: () => void;
};

const idOf = (row: LoginSession) => row.id;
const nameOf = (row: LoginSession) => `${row.user}, ${browserOf(row.agent)}`;

export function SessionsView(props: Props) {
  const { place, rows, asked, onAsk } = props;
  const columns = useMemo(() => sessionColumns(onAsk), [onAsk]);
  return (
    <>
      <DataTable
        label="Login Sessions"
        id="sessions"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        view={place.table}
        onView={props.onTable}
        total={props.total}
        state={props.state}
        onRetry={props.onRetry}
        failedText={props.failure}
        emptyText="Nobody is signed in"
        fill
        csvName="Login Sessions"
        csvRows={props.csvRows}
        toolbarEnd={
          place.user && (
            <Button
              variant="default"
              rightSection={<IconX stroke={1.7} aria-hidden="true" />}
              onClick={props.onEverybody}
            >
              {rows?.[0]?.user ?? "One user"}
            </Button>
          )
        }
      />
      <ConfirmDialog
        opened={asked !== null}
        question="Are you sure you want to end this session?"
        about={
          asked &&
          `${nameOf(asked)}. ${asked.own ? "It is the browser you use: you will be signed out." : "This browser has to sign in again."}`
        }
        removes
        busy={props.ending}
        error={props.refusal}
        onYes={() => asked && props.onEnd(asked)}
        onNo={() => onAsk(null)}
      />
    </>
  );
}
