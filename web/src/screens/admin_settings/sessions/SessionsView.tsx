import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import type { LoginSession } from "@/api/loginSession";
import { browserOf } from "@/lib/browser";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { sessionColumns } from "./columns";

type Props = {
  /** The user whose browsers are shown; empty for everybody's. */
  user: string;
  source: TableSource<LoginSession>;
  /** The session to end, while the confirmation is open. */
  asked: LoginSession | null;
  ending: boolean;
  refusal: ReactNode;
  onEverybody: () => void;
  onAsk: (row: LoginSession | null) => void;
  onEnd: (row: LoginSession) => void;
};

const idOf = (row: LoginSession) => row.id;
const nameOf = (row: LoginSession) => `${row.user}, ${browserOf(row.agent)}`;

export function SessionsView(props: Props) {
  const { user, source, asked, onAsk } = props;
  const columns = useMemo(() => sessionColumns(onAsk), [onAsk]);
  return (
    <>
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
      <ConfirmDialog
        opened={asked !== null}
        question="Are you sure you want to end this session?"
        about={
          asked &&
          `${nameOf(asked)}. ${asked.own ? "This is your current browser: you will be signed out." : "This browser has to sign in again."}`
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
