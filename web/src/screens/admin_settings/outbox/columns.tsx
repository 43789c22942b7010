import { type Message, messageChannels, messageStates } from "@/api/message";
import { CandidateLink } from "@/blocks/message/CandidateLink";
import { MessageState } from "@/blocks/message/MessageState";
import { stateLabel } from "@/blocks/message/states";
import { formatDateTime } from "@/lib/dates";
import type { Column } from "@/ui/table/DataTable";

export const channelLabels: Record<Message["channel"], string> = { mail: "Mail", whatsapp: "WhatsApp" };

export const outboxColumns: readonly Column<Message>[] = [
  { id: "to", header: "To", value: (row) => row.to, sortable: false, width: 150, wrap: true, card: "fact" },
  {
    id: "subject",
    header: "Subject",
    value: (row) => row.subject,
    width: 170,
    wrap: true,
    strong: true,
    card: "title",
  },
  {
    id: "state",
    header: "State",
    value: (row) => row.state,
    text: (row) => stateLabel(row.state),
    cell: (row) => <MessageState state={row.state} />,
    filter: messageStates.map((state) => ({ value: state, label: stateLabel(state) })),
    width: 96,
    card: "status",
  },
  {
    id: "channel",
    header: "Channel",
    value: (row) => row.channel,
    text: (row) => channelLabels[row.channel],
    filter: messageChannels.map((channel) => ({ value: channel, label: channelLabels[channel] })),
    sortable: false,
    width: 84,
    card: "fact",
  },
  {
    id: "candidate",
    header: "Candidate",
    value: (row) => row.candidate,
    cell: (row) => <CandidateLink message={row} />,
    sortable: false,
    width: 112,
    card: "fact",
  },
  {
    id: "sender",
    header: "Sender",
    value: (row) => row.sender,
    sortable: false,
    width: 112,
    wrap: true,
    card: "fact",
  },
  {
    id: "createdAt",
    header: "Created",
    value: (row) => row.createdAt,
    text: (row) => formatDateTime(row.createdAt),
    width: 106,
    wrap: true,
    card: "value",
  },
  {
    id: "sentAt",
    header: "Sent",
    value: (row) => row.sentAt,
    text: (row) => formatDateTime(row.sentAt),
    width: 106,
    wrap: true,
    card: "value",
  },
];
