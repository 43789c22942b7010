import type { LoginSessionFilter } from "@/api/loginSession";
import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** The table, and the one user whose browsers are shown; empty for everybody's. */
export type SessionsPlace = { table: TableView; user: string };

/** The list opens with who was seen last. */
export const sessionsView: TableView = { ...defaultView, sort: { id: "seenAt", desc: true } };

const sortable: ReadonlySet<string> = new Set(["seenAt", "createdAt", "user", "address"]);

export function readSessions(search: SearchSource): SessionsPlace {
  const table = parseView(search, sessionsView);
  const sort = table.sort && sortable.has(table.sort.id) ? table.sort : sessionsView.sort;
  return {
    table: { ...table, sort, filters: {} },
    user: typeof search.user === "string" ? search.user : "",
  };
}

export function writeSessions({ table, user }: SessionsPlace): Record<string, string> {
  return { ...serialiseView(table, sessionsView), ...(user && { user }) };
}

export function filterOf({ table: { page, size, sort, q }, user }: SessionsPlace): LoginSessionFilter {
  return { page, size, sort: sort ? (sort.desc ? "-" : "") + sort.id : "-seenAt", q, user };
}
