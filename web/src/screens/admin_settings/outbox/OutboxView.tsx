import { IconMailForward } from "@tabler/icons-react";
import type { Message } from "@/api/message";
import type { TableView } from "@/lib/tableSearch";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import { ToolbarButton } from "@/ui/table/ToolbarButton";
import { outboxColumns } from "./columns";
import { MessageDrawer } from "./MessageDrawer";

type Props = {
  rows: readonly Message[] | undefined;
  total: number;
  view: TableView;
  state: TableState;
  failure: string | undefined;
  /** The mail whose drawer is open; empty when none is. */
  openId: string;
  sending: boolean;
  csvRows: () => Promise<readonly Message[]>;
  onView: (view: TableView) => void;
  onRetry: () => void;
  onOpen: (id: string) => void;
  onSendTest: () => void;
};

const idOf = (row: Message) => row.id;
const nameOf = (row: Message) => row.subject;

export function OutboxView(props: Props) {
  return (
    <>
      <DataTable
        label="Outbox"
        id="outbox"
        columns={outboxColumns}
        rows={props.rows}
        rowId={idOf}
        rowName={nameOf}
        view={props.view}
        onView={props.onView}
        total={props.total}
        state={props.state}
        onRetry={props.onRetry}
        failedText={props.failure}
        fill
        csvName="Outbox"
        csvRows={props.csvRows}
        toolbarEnd={
          <ToolbarButton
            icon={<IconMailForward stroke={1.7} />}
            loading={props.sending}
            onClick={props.onSendTest}
          >
            Send test mail
          </ToolbarButton>
        }
        onRowClick={(row) => props.onOpen(row.id)}
        currentId={props.openId}
      />
      <MessageDrawer
        id={props.openId}
        subject={props.rows?.find(({ id }) => id === props.openId)?.subject ?? ""}
        onClose={() => props.onOpen("")}
      />
    </>
  );
}
