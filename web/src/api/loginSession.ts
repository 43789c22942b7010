import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";
import { type CallOptions, everyRow } from "./forFile";
import { type SortOf, sentSort } from "./sorts";

export const loginSessionSorts = [
  "seenAt",
  "createdAt",
  "user",
  "address",
] as const satisfies readonly SortOf<"/api/sessions">[];

export type LoginSessionFilter = { page: number; size: number; sort: string; q: string; user: string };

async function listSessions({ q, user, sort, ...rest }: LoginSessionFilter, options: CallOptions) {
  const query = { ...rest, sort: sentSort(sort), ...(q && { q }), ...(user && { user }) };
  return unwrap(client.GET("/api/sessions", { params: { query }, ...options }));
}

export type LoginSession = Awaited<ReturnType<typeof listSessions>>["rows"][number];

/** The signed-in browsers. No topic covers "last seen", so the list polls. */
export const loginSessionListQuery = (filter: LoginSessionFilter) =>
  queryOptions({
    queryKey: ["loginSession", "list", filter],
    queryFn: ({ signal }) => listSessions(filter, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const allLoginSessions = (filter: LoginSessionFilter) =>
  everyRow((page, options) => listSessions({ ...filter, ...page }, options));

export async function endLoginSession(id: string): Promise<{ message: string }> {
  return unwrap(client.DELETE("/api/sessions/{id}", { params: { path: { id } } }));
}

async function listOwnSessions(signal: AbortSignal) {
  return (await unwrap(client.GET("/api/own_sessions", { signal }))).rows;
}

export type OwnSession = Awaited<ReturnType<typeof listOwnSessions>>[number];

/** The browsers in which the user is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ["ownSession"],
  queryFn: ({ signal }) => listOwnSessions(signal),
  staleTime: 0,
});

export async function endOwnSession(id: string): Promise<{ message: string }> {
  return unwrap(client.DELETE("/api/own_sessions/{id}", { params: { path: { id } } }));
}
