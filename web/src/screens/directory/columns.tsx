import { IconHistory, IconLockOpen } from "@tabler/icons-react";
import type { DirectoryCandidate } from "@/api/directory";
import { dateColumns, dateOf, dateSort } from "@/blocks/candidate/directoryPlace";
import { NotVerified } from "@/blocks/programme/NotVerified";
import { waitColumn } from "@/blocks/waiting/waitColumn";
import { formatDate, formatDateTime } from "@/lib/dates";
import type { DirectoryTab } from "@/lib/directoryTabs";
import { IconButton } from "@/ui/IconButton";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

type CandidateColumn = Column<DirectoryCandidate>;

export type CandidateActions = {
  /** Opens the details in a new tab. */
  onDetails: (row: DirectoryCandidate) => void;
  onTimeline: (row: DirectoryCandidate) => void;
  /** Managers reopen a blacklisted candidate from the row: the page of one cannot be opened. */
  onReopen?: (row: DirectoryCandidate) => void;
};

type Options = {
  tab: DirectoryTab;
  /** Managers see the candidate's source. */
  source: boolean;
  /** The requisition is revoked: the status buttons are disabled. */
  locked: boolean;
  /** ESA HR does not see who added a candidate. */
  addedBy: boolean;
  /** In the ESA programme some candidates are not verified yet. */
  esa: boolean;
  /** The list is of the programme's live requisition and of its test: the live one's id. Else empty. */
  live: string;
};

function dateColumn(tab: DirectoryTab): CandidateColumn {
  const { header, field } = dateColumns[dateOf(tab)];
  return {
    id: dateSort(tab),
    header,
    value: (row) => row[field],
    text: (row) => formatDate(row[field]),
    cell: (row) => <span data-tip={formatDateTime(row[field])}>{formatDate(row[field])}</span>,
    csv: (row) => formatDateTime(row[field]),
    width: 104,
    card: "value",
  };
}

/** Who was mapped away keeps the status that they had here; where they are now says more. */
const statusOf = ({ status, remappedTo }: DirectoryCandidate) =>
  remappedTo ? `Remapped to ${remappedTo}` : status;

function statusColumn(locked: boolean, onDetails: CandidateActions["onDetails"]): CandidateColumn {
  return {
    id: "status",
    header: "Status",
    value: statusOf,
    cell: (row) => (
      <StatusButton
        status={row.status}
        {...(row.remappedTo && { tone: "slate", dot: "ring" })}
        disabled={locked || row.status === "Blacklisted"}
        onClick={() => onDetails(row)}
        label={`${statusOf(row)}, open the details of ${row.name}`}
      >
        {statusOf(row)}
      </StatusButton>
    ),
    width: 168,
    stick: "end",
    card: "status",
  };
}

/** The name leads to the candidate, as it does everywhere. */
function NameButton({ row, onDetails }: { row: DirectoryCandidate } & Pick<CandidateActions, "onDetails">) {
  return (
    <button type="button" className={classes.name} data-tip={row.name} onClick={() => onDetails(row)}>
      {row.name}
    </button>
  );
}

const addedByColumn: CandidateColumn = {
  id: "addedBy",
  header: "Added By",
  value: (row) => row.addedBy,
  width: 118,
  card: "fact",
};

const sourceColumn: CandidateColumn = {
  id: "source",
  header: "Candidate Source",
  value: (row) => row.source,
  width: 132,
  card: "value",
};

const waitingOnColumn = waitColumn<DirectoryCandidate>([
  "recruiter",
  "interviewer",
  "candidate",
  "manager",
  "nobody",
]);

/** The columns of the directory, in order. Ids are the server's sort keys. */
export function directoryColumns(
  { tab, source, locked, addedBy, esa, live }: Options,
  { onDetails, onTimeline, onReopen }: CandidateActions,
): readonly CandidateColumn[] {
  return [
    {
      id: "name",
      header: "Name",
      value: (row) => row.name,
      cell: (row) => (
        <span className={classes.names} data-away={row.remappedTo ? true : undefined}>
          {row.status === "Blacklisted" ? (
            <span data-tip={row.name}>{row.name}</span>
          ) : (
            <NameButton row={row} onDetails={onDetails} />
          )}
          {row.notVerified && <NotVerified />}
        </span>
      ),
      width: esa ? 210 : 150,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    { id: "mobile", header: "mobile", value: (row) => row.mobile, width: 106, card: "fact" },
    { id: "email", header: "Email", value: (row) => row.email, width: 160 },
    { id: "address", header: "Address", value: (row) => row.address, width: 118 },
    { id: "exp", header: "Exp", value: (row) => row.experience, width: 66, card: "value" },
    {
      id: "noticePeriod",
      header: "Notice Period",
      value: (row) => row.noticePeriod,
      width: 108,
      card: "value",
    },
    ...(live
      ? [
          {
            id: "programme",
            header: "Programme",
            value: (row: DirectoryCandidate) => (row.requisitionId === live ? "Live" : "Test"),
            sortable: false,
            width: 92,
            card: "fact" as const,
          },
        ]
      : []),
    waitingOnColumn,
    dateColumn(tab),
    statusColumn(locked, onDetails),
    ...(addedBy ? [addedByColumn] : []),
    ...(source ? [sourceColumn] : []),
    {
      id: "timeline",
      header: "Timeline",
      value: () => null,
      cell: (row) => (
        <span className={classes.actions}>
          {onReopen && row.status === "Blacklisted" && (
            <IconButton
              small
              label={`Reopen ${row.name}`}
              icon={<IconLockOpen />}
              onClick={() => onReopen(row)}
            />
          )}
          <IconButton
            small
            label={`Timeline of ${row.name}`}
            icon={<IconHistory />}
            onClick={() => onTimeline(row)}
          />
        </span>
      ),
      csv: false,
      sortable: false,
      searchable: false,
      align: "center",
      width: 84,
      stick: "end",
      card: "action",
    },
  ];
}
