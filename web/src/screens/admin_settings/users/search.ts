import { roles, type UserFilter } from "@/api/user";
import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** What a person looks at: the table, the user whose drawer is open, and the form that is. */
export type UsersPlace = { table: TableView; user: string; form: "" | "add" | "edit" };

export const usersView: TableView = { ...defaultView, sort: { id: "name", desc: false } };

const sortable: ReadonlySet<string> = new Set(["name", "mobile", "email", "role", "department", "createdAt"]);
const filters: Record<string, (value: string) => boolean> = {
  role: (value) => roles.some((role) => role === value),
  department: (value) => /^[0-9a-f-]{36}$/.test(value),
  grant: (value) => /^\w{1,40}$/.test(value),
  active: (value) => value === "yes" || value === "no",
};

/** Reads the address, leaving out everything that the server would refuse. */
export function readUsers(search: SearchSource): UsersPlace {
  const table = parseView(search, usersView);
  const kept = Object.entries(table.filters).filter(([id, value]) => filters[id]?.(value));
  return {
    table: {
      ...table,
      sort: table.sort && sortable.has(table.sort.id) ? table.sort : usersView.sort,
      filters: Object.fromEntries(kept),
    },
    user: typeof search.user === "string" ? search.user : "",
    form: search.form === "add" || search.form === "edit" ? search.form : "",
  };
}

export function writeUsers({ table, user, form }: UsersPlace): Record<string, string> {
  return { ...serialiseView(table, usersView), ...(user && { user }), ...(form && { form }) };
}

export const parseUsersSearch = (search: SearchSource) => writeUsers(readUsers(search));

export function filterOf({ page, size, sort, q, filters: chosen }: TableView): UserFilter {
  const { role = "", department = "", grant = "", active = "" } = chosen;
  const order = sort ? (sort.desc ? "-" : "") + sort.id : "name";
  return { page, size, sort: order, q, role, department, grant, active };
}
