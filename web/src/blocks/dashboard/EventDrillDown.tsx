import type { CountedEvent } from "@/api/countedEvent";
import { formatDate } from "@/lib/dates";
import { slotLabel } from "@/lib/slots";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/columns";
import { CandidateLink } from "./CandidateLink";
import classes from "./EventDrillDown.module.css";

/** Ids are the server's sort keys; columns it cannot sort by have no arrow. */
const columns: readonly Column<CountedEvent>[] = [
  {
    id: "name",
    header: "Name",
    value: (row) => row.name,
    cell: (row) => <CandidateLink {...row} />,
    strong: true,
    width: 150,
    card: "title",
  },
  { id: "email", header: "Email", value: (row) => row.email, sortable: false, width: 170 },
  { id: "mobile", header: "Mobile", value: (row) => row.mobile, sortable: false, width: 96, card: "value" },
  { id: "position", header: "Position", value: (row) => row.position, width: 150, card: "fact" },
  {
    id: "status",
    header: "Status",
    value: (row) => row.status,
    cell: (row) => <StatusButton status={row.status} />,
    width: 120,
    card: "status",
  },
  { id: "hr", header: "HR Name", value: (row) => row.recruiter, width: 116, card: "fact" },
  {
    id: "slot",
    header: "Slot",
    value: (row) => row.slot,
    text: (row) => `${slotLabel(row.slot)}, ${formatDate(row.on)}`,
    cell: (row) => (
      <>
        {slotLabel(row.slot)} <span className={classes.day}>{formatDate(row.on)}</span>
      </>
    ),
    csv: (row) => `${slotLabel(row.slot)}, ${formatDate(row.on)}`,
    width: 136,
    card: "value",
  },
];

/** The events that a number of Hourly Performance, the Huddle or Team S6 counts, newest first. */
export const eventRows = {
  columns,
  rowId: (row: CountedEvent) => row.id,
  emptyText: "Data Not Available",
};
