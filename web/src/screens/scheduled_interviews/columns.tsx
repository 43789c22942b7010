import { Button } from "@mantine/core";
import { IconEye, IconFileCv, IconMessage } from "@tabler/icons-react";
import type { Interview } from "@/api/interview";
import { formatDateTime } from "@/lib/dates";
import { IconButton } from "@/ui/IconButton";
import type { Column } from "@/ui/table/DataTable";

export type InterviewActions = {
  onTake: (row: Interview) => void;
  onResume: (row: Interview) => void;
  onComments: (row: Interview) => void;
  onView: (row: Interview) => void;
};

export function interviewColumns(act: InterviewActions): readonly Column<Interview>[] {
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
      value: (row) => row.NAME,
      width: 160,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    { id: "mobile", header: "Mobile", value: (row) => row.MOBILE, width: 104 },
    { id: "position", header: "Position", value: (row) => row.POSITION_NAME, width: 190, card: "fact" },
    {
      id: "stage",
      header: "Stage",
      value: (row) => row.STAGE,
      text: (row) => row.STAGE.replaceAll("_", " "),
      width: 100,
      card: "value",
    },
    {
      id: "datetime",
      header: "Date & Time",
      value: (row) => row.DATETIME,
      text: (row) => formatDateTime(row.DATETIME),
      width: 168,
      card: "fact",
    },
    {
      id: "type",
      header: "Interview Type",
      value: (row) => row.INTERVIEW_TYPE,
      width: 118,
      card: "value",
    },
    { id: "experience", header: "Experience", value: (row) => row.TOTAL_EXPERIENCE, width: 96 },
    {
      ...icon,
      id: "resume",
      header: "Resume",
      cell: (row) => (
        <IconButton
          small
          label={`Resume of ${row.NAME}`}
          icon={<IconFileCv />}
          onClick={() => act.onResume(row)}
        />
      ),
      width: 76,
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
          aria-label={`Take Interview of ${row.NAME}`}
          onClick={() => act.onTake(row)}
        >
          Take Interview
        </Button>
      ),
      width: 128,
      card: "status",
    },
    {
      ...icon,
      id: "comments",
      header: "Comments",
      cell: (row) => (
        <IconButton
          small
          label={`Comments on ${row.NAME}`}
          icon={<IconMessage />}
          onClick={() => act.onComments(row)}
        />
      ),
      width: 88,
      card: "action",
    },
    {
      ...icon,
      id: "view",
      header: "View",
      cell: (row) => (
        <IconButton small label={`View ${row.NAME}`} icon={<IconEye />} onClick={() => act.onView(row)} />
      ),
      width: 58,
      card: "action",
    },
  ];
}
