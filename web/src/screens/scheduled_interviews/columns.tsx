import { Button } from "@mantine/core";
import { IconEye, IconFileCv, IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Interview } from "@/api/interview";
import { MeetingPlace } from "@/blocks/candidate/MeetingPlace";
import { dayOfInstant, formatDateTime, formatTime } from "@/lib/dates";
import { IconButton } from "@/ui/IconButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

export type InterviewActions = {
  onTake: (row: Interview) => void;
  onResume: (row: Interview) => void;
  onComments: (row: Interview) => void;
  onView: (row: Interview) => void;
};

function When({ row, today }: { row: Interview; today: string }) {
  const ofToday = dayOfInstant(row.interviewAt) === today;
  const text = ofToday ? `Today, ${formatTime(row.interviewAt)}` : formatDateTime(row.interviewAt);
  if (!row.late) return <span className={ofToday ? classes.today : undefined}>{text}</span>;
  return (
    <span className={classes.late}>
      {text}
      <span className={classes.mark}>Late</span>
    </span>
  );
}

export function interviewColumns(act: InterviewActions, today: string): readonly Column<Interview>[] {
  const icon = {
    sortable: false,
    searchable: false,
    csv: false,
    align: "center",
    value: () => null,
  } as const;
  return [
    {
      id: "name",
      header: "Candidate Name",
      value: (row) => row.name,
      cell: (row) => (
        <>
          <Link
            className={classes.name}
            to="/candidate_details"
            search={{
              candidate: row.candidateId,
              requisition: row.requisitionId,
              from: "/scheduled_interviews",
            }}
          >
            {row.name}
          </Link>
          {row.reply && <span className={classes.reply}>{row.reply}</span>}
        </>
      ),
      width: 140,
      wrap: true,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    { id: "mobile", header: "Mobile", value: (row) => row.mobile, width: 94 },
    {
      id: "position",
      header: "Position",
      value: (row) => row.position,
      width: 146,
      wrap: true,
      card: "fact",
    },
    {
      id: "stage",
      header: "Stage",
      value: (row) => row.stage,
      text: (row) => row.stage.replaceAll("_", " "),
      width: 80,
      card: "value",
    },
    {
      id: "datetime",
      header: "Date & Time",
      value: (row) => row.interviewAt,
      text: (row) => formatDateTime(row.interviewAt),
      cell: (row) => <When row={row} today={today} />,
      width: 200,
      card: "line",
    },
    {
      id: "type",
      header: "Interview Type",
      value: (row) => row.interviewType,
      wrapHead: true,
      width: 72,
      card: "value",
    },
    {
      id: "place",
      header: "Link or Location",
      value: (row) => row.place,
      cell: (row) => <MeetingPlace type={row.interviewType} place={row.place} className={classes.place} />,
      sortable: false,
      width: 160,
      wrap: true,
      card: "line",
    },
    { id: "experience", header: "Experience", value: (row) => row.experience, width: 78 },
    {
      ...icon,
      id: "resume",
      header: "Resume",
      cell: (row) => (
        <IconButton
          small
          label={`Resume of ${row.name}`}
          icon={<IconFileCv />}
          onClick={() => act.onResume(row)}
        />
      ),
      width: 60,
      card: "action",
    },
    {
      ...icon,
      id: "take",
      header: "Take Interview",
      cell: (row) => (
        <Button
          size="compact-sm"
          px={8}
          variant="default"
          aria-label={`Take Interview of ${row.name}`}
          onClick={() => act.onTake(row)}
        >
          Take Interview
        </Button>
      ),
      width: 120,
      card: "status",
    },
    {
      ...icon,
      id: "comments",
      header: "Comments",
      cell: (row) => (
        <IconButton
          small
          label={`Comments on ${row.name}`}
          icon={<IconMessage />}
          onClick={() => act.onComments(row)}
        />
      ),
      width: 74,
      card: "action",
    },
    {
      ...icon,
      id: "view",
      header: "View",
      cell: (row) => (
        <IconButton small label={`View ${row.name}`} icon={<IconEye />} onClick={() => act.onView(row)} />
      ),
      width: 58,
      card: "action",
    },
  ];
}
