import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne, type WriteAnswer } from "./client";
import { type CallOptions, everyRow } from "./forFile";
import { type SortOf, sentSort } from "./sorts";

/** The roles, and the grants on top of them; the server has the same two lists. */
export const roles = [
  "Recruiter",
  "Interviewer",
  "Admin",
  "ESA HR",
  "Senior HR",
  "TL",
  "ATL",
  "PL",
  "CEO",
] as const;
export const grants = ["manager", "reviewDashboard", "esaAssigned", "commentDownload", "administer"] as const;
export type Grant = (typeof grants)[number];

export const userSorts = [
  "name",
  "mobile",
  "email",
  "role",
  "department",
  "createdAt",
] as const satisfies readonly SortOf<"/api/users">[];

/** The filters of the list of users: kept in the address and sent as they are. */
export type UserFilter = {
  page: number;
  size: number;
  sort: string;
  q: string;
  role: string;
  department: string;
  grant: string;
  active: string;
};

function filled<Filter extends Record<string, unknown>>(filter: Filter): Partial<Filter> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== "")) as Partial<Filter>;
}

async function listUsers(filter: UserFilter, options: CallOptions) {
  const query = filled({ ...filter, sort: sentSort(filter.sort) });
  return unwrap(client.GET("/api/users", { params: { query }, ...options }));
}

async function getUser(id: string, signal: AbortSignal) {
  return unwrapOne(client.GET("/api/users/{id}", { params: { path: { id } }, signal }));
}

export type User = Awaited<ReturnType<typeof listUsers>>["rows"][number];

export const userListQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: ["user", "list", filter],
    queryFn: ({ signal }) => listUsers(filter, { signal }),
    placeholderData: keepPreviousData,
  });

export const allUsers = (filter: UserFilter) =>
  everyRow((page, options) => listUsers({ ...filter, ...page }, options));

export const userQuery = (id: string) =>
  queryOptions({ queryKey: ["user", "one", id], queryFn: ({ signal }) => getUser(id, signal) });

const found = 20;

/** Active users whose name, mobile or e-mail contains `part`, for a picker. */
export const userChoicesQuery = (q: string) =>
  queryOptions({
    queryKey: ["user", "choices", q],
    queryFn: async ({ signal }) => {
      const query = { page: 1, size: found, sort: "name" as const, active: "yes", ...(q && { q }) };
      return (await unwrap(client.GET("/api/users", { params: { query }, signal }))).rows;
    },
    placeholderData: keepPreviousData,
  });

/** The form of a user. An empty secret keeps the stored one. */
export type UserValues = {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  companyMobile: string;
  role: string;
  department: string;
  reportsTo: string;
  grants: string[];
  telephonyUserId: string;
  telephonyPassword: string;
  telephonySecret: string;
};

export async function addUser(
  values: UserValues & { mailLink: boolean },
  key: string,
): Promise<WriteAnswer & { id: string }> {
  const { rows, message } = await unwrap(
    client.POST("/api/users", { body: values, headers: { "Idempotency-Key": key } }),
  );
  return { message, id: rows[0]?.id ?? "" };
}

export async function changeUser(
  id: string,
  values: UserValues & { forgetTelephony: boolean; version: number },
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.PUT("/api/users/{id}", {
      params: { path: { id } },
      body: values,
      headers: { "Idempotency-Key": key },
    }),
  );
}

/** For actions that concurrent changes to the user do not affect. */
const anyVersion = { version: 0 };

/** The one-click actions on a user. */
export const userActions = {
  disable: ({ id, version }: User) =>
    unwrap(client.POST("/api/users/{id}/disable", { params: { path: { id } }, body: { version } })),
  enable: ({ id, version }: User) =>
    unwrap(client.POST("/api/users/{id}/enable", { params: { path: { id } }, body: { version } })),
  passwordLink: ({ id }: User) =>
    unwrap(client.POST("/api/users/{id}/password_link", { params: { path: { id } }, body: anyVersion })),
  signOut: ({ id }: User) =>
    unwrap(client.POST("/api/users/{id}/sign_out", { params: { path: { id } }, body: anyVersion })),
} satisfies Record<string, (user: User) => Promise<WriteAnswer>>;

export type UserAction = keyof typeof userActions;
