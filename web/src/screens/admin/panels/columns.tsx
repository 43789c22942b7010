import { IconExternalLink } from "@tabler/icons-react";
import type { CallDay, DailyCall, FollowUp, SourceCount } from "@/api/home";
import { formatDate, formatDateTime } from "@/lib/dates";
import { splitParts } from "@/lib/text";
import { Chips } from "@/ui/Chips";
import { IconButton } from "@/ui/IconButton";
import { ProgressBar } from "@/ui/ProgressBar";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";
import {
  achievedText,
  fullCalls,
  fullShortlisted,
  isAchieved,
  namesOf,
  positionChips,
  sourceChips,
} from "./shaping";

export function sourceCountColumns(recruiter: boolean): readonly Column<SourceCount>[] {
  return [
    {
      id: "position",
      header: "Position Name",
      value: (row) => row.Position_Name,
      cell: (row) => (
        <Chips
          line
          items={namesOf(row.Position_Name)}
          shown={positionChips(recruiter)}
          title="Position Name"
        />
      ),
      width: 510,
      card: "line",
    },
    {
      id: "recruiter",
      header: "Recruiter Name",
      value: (row) => row.HR_Name,
      width: 140,
      strong: true,
      card: "title",
    },
    {
      id: "added",
      header: "Candidate Added",
      value: (row) => row.Total_Count,
      align: "end",
      width: 124,
      card: "value",
    },
    {
      id: "source",
      header: "Candidate Source",
      value: (row) => row.Source_Of_Candidate,
      cell: (row) => (
        <Chips line items={namesOf(row.Source_Of_Candidate)} shown={sourceChips} title="Candidate Source" />
      ),
      width: 384,
      card: "line",
    },
  ];
}

export function callDayColumns(recruiter: boolean): readonly Column<CallDay>[] {
  return [
    {
      id: "recruiter",
      header: "Recruiter Name",
      value: (row) => row.HR_Name,
      width: 150,
      strong: true,
      card: "title",
    },
    {
      id: "position",
      header: "Position Name",
      value: (row) => row.Position_Name,
      cell: (row) => (
        <Chips
          line
          items={namesOf(row.Position_Name)}
          shown={positionChips(recruiter)}
          title="Position Name"
        />
      ),
      width: 400,
      card: "line",
    },
    {
      id: "calls",
      header: "Calls",
      value: (row) => row.Total_Calls,
      cell: (row) => (
        <ProgressBar value={row.Total_Calls} full={fullCalls} label={`Calls of ${row.HR_Name}`} />
      ),
      width: 130,
      card: "value",
    },
    {
      id: "shortlisted",
      header: "Shortlisted",
      value: (row) => row.Shortlistings,
      cell: (row) => (
        <ProgressBar
          value={row.Shortlistings}
          full={fullShortlisted}
          label={`Shortlisted of ${row.HR_Name}`}
        />
      ),
      width: 130,
      card: "value",
    },
    {
      id: "achieved",
      header: "Achieved Target %",
      value: (row) => row.Achieved_Percentage,
      cell: (row) => (
        <span className={classes.chip} data-achieved={isAchieved(row.Achieved_Percentage) || undefined}>
          {achievedText(row.Achieved_Percentage)}
        </span>
      ),
      align: "end",
      width: 150,
      card: "value",
    },
  ];
}

export const dailyCallColumns: readonly Column<DailyCall>[] = [
  {
    id: "position",
    header: "Position",
    value: (row) => row.POSITION_NAME,
    width: 220,
    strong: true,
    card: "title",
  },
  {
    id: "tat",
    header: "TTF",
    value: (row) => row.TAT,
    text: (row) => formatDate(row.TAT),
    width: 110,
    card: "value",
  },
  {
    id: "overdueBy",
    header: "Overdue By",
    value: (row) => row.date_difference,
    cell: (row) => (
      <span className={row.date_difference > 0 ? classes.late : undefined}>{row.date_difference}</span>
    ),
    align: "end",
    width: 100,
    card: "value",
  },
  {
    id: "calls",
    header: "No. of Calls",
    value: (row) => row.NO_OF_CALL,
    align: "end",
    width: 100,
    card: "value",
  },
  { id: "connects", header: "Connects", value: (row) => row.Connect, align: "end", width: 90, card: "value" },
  {
    id: "shortlisted",
    header: "Shortlisted",
    value: (row) => row.Shortlisted,
    align: "end",
    width: 100,
    card: "value",
  },
];

/** Ids are the server's sort keys; what it cannot sort by has no arrow. */
export function followUpColumns(onDetails: (row: FollowUp) => void): readonly Column<FollowUp>[] {
  const plain = { sortable: false } as const;
  return [
    {
      id: "name",
      header: "Name",
      value: (row) => row.NAME,
      width: 142,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    { ...plain, id: "mobile", header: "mobile", value: (row) => row.MOBILE, width: 106, card: "fact" },
    { ...plain, id: "email", header: "Email", value: (row) => row.EMAIL, width: 132 },
    { ...plain, id: "address", header: "Address", value: (row) => row.ADDRESS, width: 108 },
    { ...plain, id: "experience", header: "Experience", value: (row) => row.EXP, width: 84, card: "value" },
    {
      id: "createdOn",
      header: "Created On",
      value: (row) => row.CREATED_ON,
      text: (row) => formatDate(row.CREATED_ON),
      width: 100,
      card: "value",
    },
    {
      id: "followUp",
      header: "Follow Up Date & Time",
      value: (row) => row.DATETIME,
      text: (row) => formatDateTime(row.DATETIME),
      width: 176,
      card: "fact",
    },
    {
      ...plain,
      id: "notice",
      header: "Notice Period",
      value: (row) => row.NOTICE_PERIOD,
      width: 98,
      card: "value",
    },
    {
      id: "status",
      header: "Status",
      value: (row) => row.STATUS,
      // What was written at each call has no column; it shows over the status.
      cell: (row) => (
        <span title={splitParts(row.COMMENT, "$").join("\n") || undefined}>
          <StatusButton status={row.STATUS} />
        </span>
      ),
      width: 140,
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
          label={`Details View of ${row.NAME}`}
          icon={<IconExternalLink />}
          onClick={() => onDetails(row)}
        />
      ),
      csv: false,
      searchable: false,
      align: "center",
      width: 106,
      stick: "end",
      card: "action",
    },
  ];
}
