import type { Requisition } from "@/api/requisition";
import { formatDate } from "@/lib/dates";
import type { Column } from "@/ui/table/DataTable";

/** The columns of the Requisition List of a week. Ids are the server's sort keys. */
export const dueColumns: readonly Column<Requisition>[] = [
  { id: "serial", header: "Req ID", value: (row) => row.serial, width: 90, card: "fact" },
  {
    id: "position",
    header: "Position",
    value: (row) => row.position,
    width: 168,
    strong: true,
    card: "title",
  },
  { id: "department", header: "Department", value: (row) => row.department, width: 104, card: "fact" },
  {
    id: "positions",
    header: "No. of Positions/Joined",
    cardHeader: "Positions/Joined",
    value: (row) => row.positions,
    text: (row) => `${row.positions}/${row.onboarded}`,
    align: "center",
    width: 156,
    card: "value",
  },
  { id: "location", header: "Location", value: (row) => row.location, width: 94, card: "fact" },
  {
    id: "employmentStatus",
    header: "Employee Status",
    value: (row) => row.employmentStatus,
    width: 122,
    card: "value",
  },
  { id: "employmentType", header: "Employee Type", value: (row) => row.employmentType, width: 114 },
  {
    id: "tat",
    header: "TAT",
    value: (row) => row.tat,
    text: (row) => formatDate(row.tat),
    width: 116,
    card: "value",
  },
];
