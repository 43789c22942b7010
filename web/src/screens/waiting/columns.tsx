import { type WaitRow, waitName, waitParties } from "@/api/waiting";
import { formatDateTime } from "@/lib/dates";
import { TextButton } from "@/ui/TextButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

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
];

const words: Record<string, string> = {
  recruiter: "Recruiter",
  interviewer: "Interviewer",
  candidate: "Candidate",
  manager: "Manager",
  nobody: "Nobody",
};

/** Ids are the server's sort keys and filters. */
export function waitColumns(onOpen: (row: WaitRow) => void): readonly Column<WaitRow>[] {
  return [
    {
      id: "name",
      header: "Candidate",
      value: (row) => row.name,
      cell: (row) => (
        <TextButton label={`Open ${row.name}`} onClick={() => onOpen(row)}>
          {row.name}
        </TextButton>
      ),
      sortable: false,
      always: true,
      width: 180,
      card: "title",
    },
    {
      id: "position",
      header: "Position",
      value: (row) => row.position,
      sortable: false,
      width: 170,
      card: "fact",
    },
    { id: "serial", header: "Req Id", value: (row) => row.serial, sortable: false, width: 90, card: "fact" },
    {
      id: "party",
      header: "Party",
      value: (row) => words[row.party] ?? row.party,
      filter: waitParties.map((value) => ({ value, label: words[value] ?? value })),
      width: 120,
    },
    {
      id: "person",
      header: "Waiting on",
      value: (row) => waitName(row),
      sortable: false,
      width: 170,
      card: "fact",
    },
    {
      id: "what",
      header: "What",
      value: (row) => row.what,
      filter: tasks.map((value) => ({ value, label: value })),
      width: 180,
      card: "fact",
    },
    {
      id: "since",
      header: "Since",
      value: (row) => row.since,
      text: (row) => formatDateTime(row.since),
      width: 160,
    },
    {
      id: "due",
      header: "Due",
      value: (row) => row.due,
      text: (row) => formatDateTime(row.due),
      cell: (row) => (
        <span className={row.state === "overdue" ? classes.late : undefined}>{formatDateTime(row.due)}</span>
      ),
      width: 160,
      card: "value",
    },
    { id: "state", header: "State", value: (row) => row.state, sortable: false, width: 100, card: "fact" },
    {
      id: "owner",
      header: "Recruiter",
      value: (row) => row.owner,
      sortable: false,
      hidden: true,
      width: 150,
    },
  ];
}
