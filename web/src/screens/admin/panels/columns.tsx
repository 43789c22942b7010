import { VisuallyHidden } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import type { DailyCall, FollowUp, SourceCount } from "@/api/home";
import { namesColumn, positionChips, recruiterColumn } from "@/blocks/dashboard/callDayColumns";
import { formatDate, formatDateTime } from "@/lib/dates";
import { splitParts } from "@/lib/text";
import { IconButton } from "@/ui/IconButton";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

/** Everybody sees three sources as chips. */
const sourceChips = 3;

export function sourceCountColumns(recruiter: boolean): readonly Column<SourceCount>[] {
  return [
    namesColumn("position", "Position Name", (row) => row.positionNames, positionChips(recruiter), 510),
    recruiterColumn(140),
    {
      id: "added",
      header: "Candidate Added",
      value: (row) => row.candidates,
      align: "end",
      width: 124,
      card: "value",
    },
    namesColumn("source", "Candidate Source", (row) => row.sourceNames, sourceChips, 384),
  ];
}

export const dailyCallColumns: readonly Column<DailyCall>[] = [
  {
    id: "position",
    header: "Position",
    value: (row) => row.position,
    width: 220,
    strong: true,
    card: "title",
  },
  {
    id: "tat",
    header: "TTF",
    value: (row) => row.tat,
    text: (row) => formatDate(row.tat),
    width: 110,
    card: "value",
  },
  {
    id: "overdueBy",
    header: "Overdue By",
    value: (row) => row.overdueBy,
    cell: (row) => <span className={row.overdueBy > 0 ? classes.late : undefined}>{row.overdueBy}</span>,
    align: "end",
    width: 100,
    card: "value",
  },
  {
    id: "calls",
    header: "No. of Calls",
    value: (row) => row.calls,
    align: "end",
    width: 100,
    card: "value",
  },
  {
    id: "connects",
    header: "Connects",
    value: (row) => row.connects,
    align: "end",
    width: 90,
    card: "value",
  },
  {
    id: "shortlisted",
    header: "Shortlisted",
    value: (row) => row.shortlisted,
    align: "end",
    width: 100,
    card: "value",
  },
];

/** What was written last; all of it is in the tooltip. */
const lastComment = (row: FollowUp) => splitParts(row.comment, "$").at(-1) ?? "";

/** Ids are the server's sort keys; columns it cannot sort by have no arrow. */
export function followUpColumns(
  recruiter: boolean,
  onDetails: (row: FollowUp) => void,
): readonly Column<FollowUp>[] {
  const plain = { sortable: false } as const;
  return [
    {
      id: "name",
      header: "Name",
      value: (row) => row.name,
      width: 128,
      wrap: true,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    {
      ...plain,
      id: "mobile",
      header: "mobile",
      value: (row) => row.mobile,
      cell: (row) => (
        <a className={classes.call} href={`tel:${row.mobile}`} aria-label={`Call ${row.name}, ${row.mobile}`}>
          {row.mobile}
        </a>
      ),
      width: 92,
      card: "value",
    },
    { ...plain, id: "email", header: "Email", value: (row) => row.email, width: 104, wrap: true },
    { ...plain, id: "address", header: "Address", value: (row) => row.address, width: 88, wrap: true },
    {
      ...plain,
      id: "experience",
      header: "Experience",
      value: (row) => row.experience,
      width: 78,
      card: "value",
    },
    {
      id: "createdOn",
      header: "Created On",
      value: (row) => row.createdOn,
      text: (row) => formatDate(row.createdOn),
      width: 88,
    },
    {
      id: "followUp",
      header: "Follow Up Date & Time",
      value: (row) => row.followUpAt,
      text: (row) => formatDateTime(row.followUpAt),
      cell: (row) => (
        <span className={row.late ? classes.late : undefined}>
          {formatDateTime(row.followUpAt)}
          {row.late && <VisuallyHidden> late</VisuallyHidden>}
        </span>
      ),
      wrapHead: true,
      width: 152,
      card: "line",
    },
    {
      ...plain,
      id: "notice",
      header: "Notice Period",
      value: (row) => row.noticePeriod,
      wrapHead: true,
      width: 72,
      card: "value",
    },
    {
      ...plain,
      id: "position",
      header: "Position",
      value: (row) => row.position,
      width: 120,
      wrap: true,
      card: "fact",
    },
    ...(recruiter
      ? []
      : [
          {
            ...plain,
            id: "recruiter",
            header: "HR Name",
            value: (row: FollowUp) => row.recruiter,
            width: 88,
            wrap: true,
            card: "fact" as const,
          },
        ]),
    {
      ...plain,
      id: "comment",
      header: "Last Comment",
      value: lastComment,
      cell: (row) => {
        const all = splitParts(row.comment, "$").join("\n");
        return all ? <span data-tip={all}>{lastComment(row)}</span> : <span className={classes.none}>—</span>;
      },
      width: 136,
      wrap: true,
      card: "line",
    },
    {
      id: "status",
      header: "Status",
      value: (row) => row.status,
      cell: (row) => <StatusButton status={row.status} />,
      width: 132,
      stick: "end",
      card: "status",
    },
    {
      ...plain,
      id: "details",
      header: "Details View",
      value: () => null,
      cell: (row) => (
        <IconButton
          small
          label={`Details View of ${row.name}`}
          icon={<IconExternalLink />}
          onClick={() => onDetails(row)}
        />
      ),
      csv: false,
      searchable: false,
      align: "center",
      wrapHead: true,
      width: 80,
      stick: "end",
      card: "action",
    },
  ];
}
