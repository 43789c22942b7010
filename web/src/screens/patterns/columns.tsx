import { IconDots, IconFileText, IconHistory, IconListCheck, IconMessage } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDate } from "@/lib/dates";
import { formatRupees } from "@/lib/rupees";
import { IconButton } from "@/ui/IconButton";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import { toast } from "@/ui/toast";
import classes from "./Patterns.module.css";
import type { SampleRow } from "./sampleRows";

function viewColumn(id: string, header: string, icon: ReactNode): Column<SampleRow> {
  return {
    id,
    header,
    value: () => null,
    cell: (row) => (
      <IconButton
        small
        label={`View ${header}`}
        icon={icon}
        onClick={() => toast.info(`${header} of ${row.id}`)}
      />
    ),
    csv: false,
    sortable: false,
    searchable: false,
    align: "center",
    width: header.length > 6 ? 84 : 58,
  };
}

/** The columns of the Requisition List, in order. */
export const requisitionColumns: readonly Column<SampleRow>[] = [
  {
    id: "id",
    header: "Req ID",
    value: (row) => row.id,
    width: 84,
    stick: "start",
    always: true,
    card: "fact",
  },
  {
    id: "position",
    header: "Position",
    value: (row) => row.position,
    width: 186,
    stick: "start",
    strong: true,
    always: true,
    filter: "text",
    card: "title",
  },
  {
    id: "department",
    header: "Dept.",
    value: (row) => row.department,
    width: 124,
    filter: "select",
    card: "fact",
  },
  {
    id: "positions",
    header: "Total/Assigned",
    value: (row) => row.total,
    text: (row) => `${row.total} / ${row.assigned}`,
    cell: (row) => (
      <>
        <b className={classes.medium}>{row.total}</b> <span className={classes.quiet}>/ {row.assigned}</span>
      </>
    ),
    csv: (row) => `${row.total}/${row.assigned}`,
    align: "center",
    card: "value",
  },
  { id: "location", header: "Location", value: (row) => row.location, filter: "select", card: "fact" },
  { id: "experience", header: "Employee Status", value: (row) => row.experience },
  { id: "type", header: "Employee Type", value: (row) => row.type, card: "fact" },
  { id: "rehireFor", header: "Rehire For", value: (row) => row.rehireFor, width: 104 },
  viewColumn("jd", "JD", <IconFileText />),
  viewColumn("skills", "Skills", <IconListCheck />),
  { id: "hr", header: "HR Name", value: (row) => row.hr, width: 140, card: "value" },
  viewColumn("comments", "Comments", <IconMessage />),
  { id: "addedOn", header: "Added On", value: (row) => row.addedOn, text: (row) => formatDate(row.addedOn) },
  {
    id: "tat",
    header: "TAT",
    value: (row) => row.tat,
    text: (row) => formatDate(row.tat),
    cell: (row) =>
      row.overdueBy ? <span className={classes.late}>{formatDate(row.tat)}</span> : formatDate(row.tat),
    width: 108,
    card: "value",
  },
  {
    id: "status",
    header: "Status",
    value: (row) => row.status,
    cell: (row) => (
      <StatusButton status={row.status} onClick={() => toast.success(`${row.status} ${row.id}`)} />
    ),
    width: 132,
    stick: "end",
    filter: "select",
    card: "status",
  },
  {
    id: "actions",
    header: "Actions",
    value: () => null,
    cell: (row) => (
      <span className={classes.tight}>
        <IconButton
          small
          label="Timeline"
          icon={<IconHistory />}
          onClick={() => toast.info(`Timeline ${row.id}`)}
        />
        <IconButton small label="More" icon={<IconDots />} onClick={() => toast.error(`More ${row.id}`)} />
      </span>
    ),
    csv: false,
    sortable: false,
    searchable: false,
    width: 86,
    stick: "end",
    card: "action",
  },
  {
    id: "stipend",
    header: "Stipend",
    value: (row) => row.stipend,
    text: (row) => formatRupees(row.stipend),
    align: "end",
  },
  { id: "tenure", header: "Tenure (Months)", value: (row) => row.tenure, align: "end" },
  {
    id: "overdueBy",
    header: "Overdue By (Days)",
    value: (row) => row.overdueBy,
    cell: (row) =>
      row.overdueBy ? (
        <span className={classes.late}>{row.overdueBy}</span>
      ) : (
        <span className={classes.none}>—</span>
      ),
    align: "end",
  },
];
