import { Link } from "@tanstack/react-router";
import type { Department } from "@/api/department";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

const approverText = ({ approver, approverActive }: Department) =>
  approver === "" ? "CEO" : approverActive ? approver : `CEO (${approver} has left)`;

export const departmentColumns: readonly Column<Department>[] = [
  {
    id: "name",
    header: "Name",
    value: (row) => row.name,
    width: 240,
    strong: true,
    always: true,
    card: "title",
  },
  {
    id: "approver",
    header: "Approver",
    value: approverText,
    cell: (row) =>
      row.approver && row.approverActive ? (
        row.approver
      ) : (
        <span className={classes.fallback}>{approverText(row)}</span>
      ),
    width: 280,
    card: "fact",
  },
  {
    id: "users",
    header: "Active users",
    value: (row) => row.users,
    cell: (row) =>
      row.users === 0 ? (
        <span className={classes.none}>0</span>
      ) : (
        <Link
          className={classes.number}
          to="/admin_settings/users"
          search={{ "f.department": row.id, "f.active": "yes" }}
          aria-label={`${row.users} active users of ${row.name}`}
        >
          {row.users}
        </Link>
      ),
    align: "end",
    width: 120,
    card: "value",
  },
  {
    id: "positions",
    header: "Positions",
    value: (row) => row.positions,
    align: "end",
    width: 110,
    card: "value",
  },
  {
    id: "maySignIn",
    header: "Sign in",
    value: (row) => (row.maySignIn ? "May sign in" : "May not"),
    cell: (row) =>
      row.maySignIn ? (
        <StatusButton status="May sign in" tone="green" dot="full" />
      ) : (
        <StatusButton status="May not" tone="slate" dot="ring" />
      ),
    filter: "select",
    width: 150,
    card: "status",
  },
];
