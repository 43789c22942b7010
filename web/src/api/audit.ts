import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne } from "./client";
import { type CallOptions, everyRow } from "./forFile";
import type { SortOf } from "./sorts";

export const auditSorts = ["at"] as const satisfies readonly SortOf<"/api/audit">[];

/** The filters of the audit: kept in the address and sent as they are. */
export type AuditFilter = {
  page: number;
  size: number;
  sort: string;
  q: string;
  from: string;
  to: string;
  actor: string;
  about: string;
  kind: string;
};

async function listAudit(filter: AuditFilter, options: CallOptions) {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
  return unwrap(client.GET("/api/audit", { params: { query }, ...options }));
}

async function getAuditLine(id: string, signal: AbortSignal) {
  return unwrapOne(client.GET("/api/audit/{id}", { params: { path: { id } }, signal }));
}

export type AuditLine = Awaited<ReturnType<typeof listAudit>>["rows"][number];

/** Every write adds an audit entry, so it has no topic; the list polls instead. */
export const auditListQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ["audit", "list", filter],
    queryFn: ({ signal }) => listAudit(filter, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const allAuditLines = (filter: AuditFilter) =>
  everyRow((page, options) => listAudit({ ...filter, ...page }, options));

export const auditLineQuery = (id: string) =>
  queryOptions({ queryKey: ["audit", "one", id], queryFn: ({ signal }) => getAuditLine(id, signal) });

export const auditKindsQuery = queryOptions({
  queryKey: ["audit", "kinds"],
  queryFn: async ({ signal }) => (await unwrap(client.GET("/api/audit_kinds", { signal }))).rows,
});
