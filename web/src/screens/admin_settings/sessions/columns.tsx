import { Button } from "@mantine/core";
import type { LoginSession } from "@/api/loginSession";
import { browserOf } from "@/lib/browser";
import { formatDateTime } from "@/lib/dates";
import { PersonAvatar } from "@/ui/PersonAvatar";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

export function sessionColumns(onEnd: (row: LoginSession) => void): Column<LoginSession>[] {
  return [
    {
      id: "user",
      header: "User",
      value: (row) => row.user,
      cell: (row) => (
        <span className={classes.person}>
          <PersonAvatar name={row.user} />
          <span>{row.user}</span>
          {row.own && <small className={classes.own}>this browser</small>}
        </span>
      ),
      width: 260,
      strong: true,
      stick: "start",
      always: true,
      card: "title",
    },
    { id: "role", header: "Role", value: (row) => row.role, sortable: false, width: 120, card: "fact" },
    { id: "department", header: "Department", value: (row) => row.department, sortable: false, width: 170 },
    { id: "address", header: "Address", value: (row) => row.address, width: 150, card: "fact" },
    {
      id: "agent",
      header: "Browser",
      value: (row) => row.agent,
      text: (row) => browserOf(row.agent),
      cell: (row) => <span data-tip={row.agent}>{browserOf(row.agent)}</span>,
      sortable: false,
      width: 180,
      card: "fact",
    },
    {
      id: "createdAt",
      header: "Since",
      value: (row) => row.createdAt,
      text: (row) => formatDateTime(row.createdAt),
      width: 180,
    },
    {
      id: "seenAt",
      header: "Last seen",
      value: (row) => row.seenAt,
      text: (row) => formatDateTime(row.seenAt),
      width: 180,
      card: "line",
    },
    {
      id: "end",
      header: "Action",
      value: () => "",
      csv: false,
      cell: (row) => (
        <Button
          variant="default"
          c="var(--tone-red-text)"
          size="compact-sm"
          aria-label={`End session of ${row.user}, ${browserOf(row.agent)}`}
          onClick={() => onEnd(row)}
        >
          End
        </Button>
      ),
      sortable: false,
      searchable: false,
      always: true,
      width: 90,
      stick: "end",
      card: "status",
    },
  ];
}
