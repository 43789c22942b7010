import { IconEdit, IconEye, IconFileCv, IconHistory } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type DatabaseCandidate, databaseSorts, idHeadings } from "@/api/candidateDatabase";
import { formSteps } from "@/api/profile";
import { formatDate } from "@/lib/dates";
import { IconButton } from "@/ui/IconButton";
import { ReadMore } from "@/ui/ReadMore";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";
import { Passage } from "./Passage";

type DatabaseColumn = Column<DatabaseCandidate>;

export type DatabaseActions = {
  onEdit: (row: DatabaseCandidate) => void;
  onView: (row: DatabaseCandidate) => void;
  onResume: (row: DatabaseCandidate) => void;
  onTimeline: (row: DatabaseCandidate) => void;
};

type Options = {
  /** The address of the list, for the way back. */
  from: string;
  /** The words to mark in passages; null while no row has one. */
  marked: string | null;
};

const sorts: readonly string[] = databaseSorts;
const longestReference = 50;
const shownOfId = 8;

const isBlacklisted = (row: DatabaseCandidate) => row.status === "Blacklisted";

/** Rejected and blacklisted candidates do not open, nor those whom the caller may not see. */
export const opensDetails = (row: DatabaseCandidate) =>
  row.opens && row.status !== "Rejected" && !isBlacklisted(row) && !row.esaRejected;

function Name({ row, from }: { row: DatabaseCandidate; from: string }) {
  if (!opensDetails(row)) {
    return (
      <span
        className={classes.text}
        data-tip={row.recruiter ? `${row.name}, with ${row.recruiter}` : row.name}
      >
        {row.name}
      </span>
    );
  }
  return (
    <Link
      className={classes.name}
      data-tip={row.name}
      to="/candidate_details"
      search={{ candidate: row.candidateId, requisition: row.requisitionId, from }}
    >
      {row.name}
    </Link>
  );
}

function resumeLabel({ name, resume, resumeNote }: DatabaseCandidate): string {
  if (resume === "") return `${name}: Resume Not Attached!!`;
  return [`Resume of ${name}`, resumeNote].filter(Boolean).join(". ");
}

const shortId = (id: string) => (id ? `…${id.slice(-shownOfId)}` : "");

function idColumn(
  id: string,
  header: string,
  value: (row: DatabaseCandidate) => string,
  more: Partial<DatabaseColumn>,
): DatabaseColumn {
  return {
    id,
    header,
    value,
    cell: (row) => (
      <span className={classes.id} data-tip={value(row)}>
        {shortId(value(row))}
      </span>
    ),
    csv: value,
    sortable: false,
    width: 96,
    ...more,
  };
}

const passageColumn = (search: string): DatabaseColumn => ({
  id: "passage",
  header: "Found in Resume",
  value: (row) => row.passage,
  cell: (row) => (row.passage ? <Passage text={row.passage} search={search} /> : null),
  sortable: false,
  width: 320,
  // On one line the word searched for would often be cut off.
  wrap: true,
  card: "line",
});

const buttons = {
  value: () => null,
  csv: false,
  sortable: false,
  searchable: false,
  align: "center",
  stick: "end",
  card: "action",
} as const;

function text(
  id: string,
  header: string,
  value: (row: DatabaseCandidate) => string,
  width: number,
  more: Partial<DatabaseColumn> = {},
): DatabaseColumn {
  return { id, header, value, width, sortable: sorts.includes(id), ...more };
}

/** The columns of the database, in order. Ids are the server's sort keys where it has one. */
export function databaseColumns(
  { from, marked }: Options,
  { onEdit, onView, onResume, onTimeline }: DatabaseActions,
): readonly DatabaseColumn[] {
  return [
    idColumn("candidateId", idHeadings.candidate, (row) => row.candidateId, { stick: "start" }),
    idColumn("requisitionId", idHeadings.requisition, (row) => row.requisitionId, { hidden: true }),
    {
      id: "name",
      header: "Name",
      value: (row) => row.name,
      cell: (row) => <Name row={row} from={from} />,
      width: 172,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    ...(marked === null ? [] : [passageColumn(marked)]),
    text("mobile", "Mobile", (row) => row.mobile, 114, { card: "fact" }),
    text("email", "Email", (row) => row.email, 210),
    text("address", "Address", (row) => row.address, 136),
    text("city", "City", (row) => row.city, 84, { card: "fact" }),
    text("exp", "Exp", (row) => row.experience, 58, { align: "end" }),
    text("noticePeriod", "Notice Period", (row) => row.noticePeriod, 106, { card: "value" }),
    text("appliedFor", "Applied For", (row) => row.appliedFor, 168, { card: "fact" }),
    text("education", "Latest Education", (row) => row.education, 128),
    text("yearOfPassing", "Year of Passing", (row) => row.yearOfPassing, 118),
    text("totalExp", "Total Exp", (row) => row.totalExperience, 78, { align: "end", card: "value" }),
    text("createdOn", "Created On", (row) => row.createdOn, 104, {
      text: (row) => formatDate(row.createdOn),
    }),
    text("hrName", "HR Name", (row) => row.recruiter, 118, { card: "value" }),
    text("stage", "Stage", (row) => row.stage, 94, { text: (row) => row.stage.replaceAll("_", " ") }),
    text("status", "Status", (row) => row.status, 170, {
      cell: (row) => row.status && <StatusButton status={row.status} />,
      stick: "end",
      card: "status",
    }),
    text("mapped", "Profile Mapped", (row) => row.mapped, 172),
    text("reference", "Reference Position", (row) => row.referencePositions, 246, {
      cell: (row) =>
        row.referencePositions && (
          <div className={classes.reference}>
            <ReadMore
              text={row.referencePositions}
              limit={longestReference}
              label={`Reference Position of ${row.name}`}
            />
          </div>
        ),
    }),
    {
      ...buttons,
      id: "form",
      header: "Candidate Form",
      cell: (row) => (
        <span className={classes.icons}>
          <IconButton
            small
            label={`Edit form of ${row.name}`}
            icon={<IconEdit />}
            disabled={isBlacklisted(row)}
            onClick={() => onEdit(row)}
          />
          <IconButton
            small
            label={`View form of ${row.name}, ${row.formSteps} of ${formSteps}`}
            icon={<IconEye />}
            disabled={isBlacklisted(row)}
            onClick={() => onView(row)}
          />
        </span>
      ),
      wrapHead: true,
      width: 92,
    },
    {
      ...buttons,
      id: "resume",
      header: "Resume",
      cell: (row) => (
        <IconButton
          small
          label={resumeLabel(row)}
          icon={<IconFileCv />}
          disabled={row.resume === "" || isBlacklisted(row)}
          onClick={() => onResume(row)}
        />
      ),
      width: 72,
    },
    {
      ...buttons,
      id: "timeline",
      header: "Timeline",
      cell: (row) => (
        <IconButton
          small
          label={`Timeline of ${row.name}`}
          icon={<IconHistory />}
          onClick={() => onTimeline(row)}
        />
      ),
      width: 84,
    },
  ];
}
