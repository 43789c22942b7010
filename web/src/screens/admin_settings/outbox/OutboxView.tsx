import { IconMailForward } from "@tabler/icons-react";
import type { Message } from "@/api/message";
import { useAddressedDialog } from "@/ui/dialogs";
import { DataTable } from "@/ui/table/DataTable";
import { ToolbarButton } from "@/ui/table/ToolbarButton";
import type { TableSource } from "@/ui/table/tableSource";
import { outboxColumns } from "./columns";
import { MessageDrawer } from "./MessageDrawer";

type Props = {
  source: TableSource<Message>;
  /** The mail whose drawer is open; empty if none is. */
  openId: string;
  sending: boolean;
  onOpen: (id: string) => void;
  onSendTest: () => void;
};

const idOf = (row: Message) => row.id;
const nameOf = (row: Message) => row.subject;

export function OutboxView(props: Props) {
  const subject = props.source.rows?.find(({ id }) => id === props.openId)?.subject ?? "";
  useAddressedDialog(props.openId, MessageDrawer, { id: props.openId, subject }, () => props.onOpen(""));
  return (
    <DataTable
      label="Outbox"
      id="outbox"
      list="outbox"
      columns={outboxColumns}
      {...props.source}
      rowId={idOf}
      rowName={nameOf}
      fill
      compact
      csvName="Outbox"
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
  );
}
