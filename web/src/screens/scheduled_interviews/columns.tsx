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
      value: (row) => row.name,
      width: 160,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    { id: "mobile", header: "Mobile", value: (row) => row.mobile, width: 104 },
    { id: "position", header: "Position", value: (row) => row.position, width: 190, card: "fact" },
    {
      id: "stage",
      header: "Stage",
      value: (row) => row.stage,
      text: (row) => row.stage.replaceAll("_", " "),
      width: 100,
      card: "value",
    },
    {
      id: "datetime",
      header: "Date & Time",
      value: (row) => row.interviewAt,
      text: (row) => formatDateTime(row.interviewAt),
      width: 168,
      card: "fact",
    },
    {
      id: "type",
      header: "Interview Type",
      value: (row) => row.interviewType,
      width: 118,
      card: "value",
    },
    { id: "experience", header: "Experience", value: (row) => row.experience, width: 96 },
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
          aria-label={`Take Interview of ${row.name}`}
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
          label={`Comments on ${row.name}`}
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
        <IconButton small label={`View ${row.name}`} icon={<IconEye />} onClick={() => act.onView(row)} />
      ),
      width: 58,
      card: "action",
    },
  ];
}
