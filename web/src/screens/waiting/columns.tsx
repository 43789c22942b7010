import type { WaitRow } from "@/api/waiting";
import { partyNames, type WaitParty, waitName, waitParties } from "@/api/waitingOn";
import { RemindButton } from "@/blocks/waiting/RemindButton";
import { wayOf } from "@/blocks/waiting/useRowAction";
import { waitTones } from "@/blocks/waiting/waitTones";
import { formatDateTime } from "@/lib/dates";
import { TextButton } from "@/ui/TextButton";
import type { Column } from "@/ui/table/DataTable";
import { toneStyle } from "@/ui/tone";
import classes from "./columns.module.css";
import { RemindCandidate } from "./RemindCandidate";
import type { Way } from "./RemindMenu";

const tasks = [
  "Call",
  "Call again",
  "Correct the number",
  "Select or reject",
  "Give the result",
  "Schedule TL Round",
  "Schedule PL Round",
  "Schedule CEO Round",
  "Decide",
  "Send the offer",
  "Verify KYC",
  "Answer",
  "Record the answer",
  "Push to Offer",
  "Revise or close",
  "Revise, hold or map away",
  "Enter the joining date",
  "Touch point",
  "Joined?",
  "Approve",
  "Assign",
  "Work on it",
];

/** A requisition has no candidate's name. */
const titleOf = (row: WaitRow) => (row.kind === "requisition" ? `Requisition ${row.serial}` : row.name);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const stateOf = ({ state }: WaitRow) => capital(state);

export type WaitActions = {
  onOpen: (row: WaitRow) => void;
  /** Does what the row asks for. */
  onAct: (row: WaitRow) => void;
  onRemind: (row: WaitRow) => void;
  onWrite: (row: WaitRow, way: Way) => void;
  /** A reminder is being sent. */
  busy: boolean;
};

/** Whether the row's action is more than to open it, or to remind somebody. */
const isDone = (row: WaitRow) => !["page", "row"].includes(wayOf(row));

/** Ids are the server's sort keys and filters. */
export function waitColumns({
  onOpen,
  onAct,
  onRemind,
  onWrite,
  busy,
}: WaitActions): readonly Column<WaitRow>[] {
  return [
    {
      id: "name",
      header: "Candidate",
      value: titleOf,
      cell: (row) => (
        <TextButton label={`Open ${titleOf(row)}`} onClick={() => onOpen(row)}>
          {titleOf(row)}
        </TextButton>
      ),
      sortable: false,
      always: true,
      width: 116,
      wrap: true,
      card: "title",
    },
    {
      id: "position",
      header: "Position",
      value: (row) => row.position,
      sortable: false,
      width: 112,
      wrap: true,
      card: "fact",
    },
    { id: "serial", header: "Req Id", value: (row) => row.serial, sortable: false, width: 56, card: "fact" },
    {
      id: "party",
      header: "Party",
      value: (row) => partyNames[row.party as WaitParty] ?? row.party,
      filter: waitParties.map((value) => ({ value, label: partyNames[value] })),
      width: 84,
    },
    {
      id: "person",
      header: "Waiting on",
      value: (row) => capital(waitName(row)),
      sortable: false,
      width: 100,
      wrap: true,
      card: "fact",
    },
    {
      id: "what",
      header: "What",
      value: (row) => row.what,
      cell: (row) =>
        isDone(row) ? (
          <TextButton label={`${row.what}: ${titleOf(row)}`} onClick={() => onAct(row)}>
            {row.what}
          </TextButton>
        ) : (
          row.what
        ),
      filter: tasks.map((value) => ({ value, label: value })),
      width: 112,
      wrap: true,
      card: "fact",
    },
    {
      id: "since",
      header: "Since",
      value: (row) => row.since,
      text: (row) => formatDateTime(row.since),
      width: 92,
      wrap: true,
    },
    {
      id: "due",
      header: "Due",
      value: (row) => row.due,
      text: (row) => formatDateTime(row.due),
      cell: (row) => (
        <span className={row.state === "overdue" ? classes.late : undefined}>{formatDateTime(row.due)}</span>
      ),
      width: 92,
      wrap: true,
      card: "value",
    },
    {
      id: "state",
      header: "State",
      value: stateOf,
      cell: (row) => (
        <span className={classes.state} style={toneStyle[waitTones.get(row.state) ?? "slate"]}>
          {stateOf(row)}
        </span>
      ),
      sortable: false,
      width: 84,
      card: "fact",
    },
    {
      id: "owner",
      header: "Recruiter",
      value: (row) => row.owner,
      sortable: false,
      hidden: true,
      width: 150,
    },
    {
      id: "remind",
      header: "Remind",
      value: () => null,
      cell: (row) => (
        <span className={classes.actions}>
          {isDone(row) && (
            <button
              type="button"
              className={classes.act}
              aria-label={`${row.label} ${titleOf(row)}`}
              onClick={() => onAct(row)}
            >
              {row.label}
            </button>
          )}
          {row.writes ? (
            <RemindCandidate label={`Remind ${titleOf(row)}`} onWrite={(way) => onWrite(row, way)} />
          ) : (
            row.remind && (
              <RemindButton
                label={`Remind ${waitName(row)} of ${titleOf(row)}`}
                busy={busy}
                onClick={() => onRemind(row)}
              />
            )
          )}
        </span>
      ),
      csv: false,
      sortable: false,
      searchable: false,
      width: 98,
      stick: "end",
      card: "action",
    },
  ];
}
