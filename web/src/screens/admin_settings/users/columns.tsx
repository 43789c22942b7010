import type { Department } from "@/api/department";
import { grants, roles, type User } from "@/api/user";
import { formatDateTime } from "@/lib/dates";
import { Chips } from "@/ui/Chips";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";
import { grantLabels, nameOf } from "./words";

/** Whether a user may sign in: not if deactivated, and not if the department may not sign in. */
export function UserState({ user }: { user: User }) {
  if (!user.active) return <StatusButton status="Inactive" tone="slate" dot="ring" />;
  if (!user.maySignIn) return <StatusButton status="No sign-in" tone="slate" dot="half" />;
  return <StatusButton status="Active" tone="green" dot="full" />;
}

const stateOf = ({ active, maySignIn }: User) =>
  active ? (maySignIn ? "Active" : "No sign-in") : "Inactive";

export function userColumns(departments: readonly Department[]): Column<User>[] {
  return [
    {
      id: "name",
      header: "Name",
      value: nameOf,
      cell: (row) => (
        <span className={classes.person}>
          <PersonAvatar name={nameOf(row)} picture={row.pictureUrl} />
          <span>{nameOf(row)}</span>
        </span>
      ),
      width: 200,
      strong: true,
      stick: "start",
      always: true,
      card: "title",
    },
    { id: "mobile", header: "Mobile", value: (row) => row.mobile, width: 110, card: "fact" },
    { id: "email", header: "E-mail", value: (row) => row.email, width: 230 },
    {
      id: "role",
      header: "Role",
      value: (row) => row.role,
      filter: roles.map((role) => ({ value: role, label: role })),
      width: 110,
      card: "value",
    },
    {
      id: "department",
      header: "Department",
      value: (row) => row.department,
      filter: departments.map(({ id, name }) => ({ value: id, label: name })),
      width: 150,
      card: "value",
    },
    {
      id: "grant",
      header: "Grants",
      value: (row) => row.grants.join(", "),
      cell: (row) => (
        <Chips
          line
          title={`Grants of ${nameOf(row)}`}
          items={row.grants.map((name) => grantLabels[name] ?? name)}
          shown={2}
        />
      ),
      filter: grants.map((grant) => ({ value: grant, label: grantLabels[grant] })),
      sortable: false,
      width: 210,
    },
    {
      id: "signedInAt",
      header: "Last signed in",
      value: (row) => row.signedInAt,
      text: (row) => formatDateTime(row.signedInAt),
      sortable: false,
      width: 170,
    },
    {
      id: "reportsTo",
      header: "Reports to",
      value: (row) => row.reportsToName,
      sortable: false,
      width: 170,
      hidden: true,
    },
    {
      id: "telephony",
      header: "Telephony user id",
      value: (row) => row.telephonyUserId,
      sortable: false,
      width: 150,
      hidden: true,
    },
    {
      id: "active",
      header: "State",
      value: stateOf,
      cell: (row) => <UserState user={row} />,
      filter: [
        { value: "yes", label: "Active" },
        { value: "no", label: "Inactive" },
      ],
      sortable: false,
      width: 130,
      stick: "end",
      card: "status",
    },
  ];
}
