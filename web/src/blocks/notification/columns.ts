import type { Requisition } from "@/api/requisition";
import { formatDate } from "@/lib/dates";
import type { Column } from "@/ui/table/DataTable";

/** The columns of the Requisition List of a week. Ids are the server's sort keys. */
export const dueColumns: readonly Column<Requisition>[] = [
  { id: "serial", header: "Req ID", value: (row) => row.REQ_ID, width: 90, card: "fact" },
  {
    id: "position",
    header: "Position",
    value: (row) => row.POSITION_NAME,
    width: 168,
    strong: true,
    card: "title",
  },
  { id: "department", header: "Department", value: (row) => row.DEPT_NAME, width: 104, card: "fact" },
  {
    id: "positions",
    header: "No. of Positions/Joined",
    cardHeader: "Positions/Joined",
    value: (row) => row.NO_OF_POSITION,
    text: (row) => `${row.NO_OF_POSITION}/${row.ONBOARDED_COUNT}`,
    align: "center",
    width: 156,
    card: "value",
  },
  { id: "location", header: "Location", value: (row) => row.LOCATION, width: 94, card: "fact" },
  {
    id: "employmentStatus",
    header: "Employee Status",
    value: (row) => row.EMPLOYMENT_STATUS,
    width: 122,
    card: "value",
  },
  { id: "employmentType", header: "Employee Type", value: (row) => row.EMPLOYMENT_TYPE, width: 114 },
  {
    id: "tat",
    header: "TAT",
    value: (row) => row.TAT,
    text: (row) => formatDate(row.TAT),
    width: 116,
    card: "value",
  },
];
