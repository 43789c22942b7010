import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";

/** The entries of dropdowns. */

export type Option = { id: string; name: string };

export function optionOf({ id, text }: Wire<"OptionRow">): Option {
  return { id, name: text };
}

async function departments(signal: AbortSignal): Promise<Option[]> {
  const { rows } = await unwrap(client.GET("/api/Department_Master.svc/Get_Department_Dropdown", { signal }));
  return rows.map(optionOf);
}

export const departmentOptionsQuery = queryOptions({
  queryKey: ["department", "options"],
  queryFn: ({ signal }) => departments(signal),
  staleTime: 5 * 60_000,
});

export async function fetchSources(signal?: AbortSignal): Promise<Option[]> {
  const { rows } = await unwrap(client.GET("/api/Master.svc/get_Source_of_candidate_select2/", { signal }));
  return rows.map(optionOf);
}

/** The sources of candidates, from the master. */
export const sourceOptionsQuery = queryOptions({
  queryKey: ["source", "options"],
  queryFn: ({ signal }) => fetchSources(signal),
});

async function positions(signal: AbortSignal): Promise<Option[]> {
  const { rows } = await unwrap(client.GET("/api/Master.svc/get_name_of_the_position_select2", { signal }));
  return rows.map(optionOf);
}

/** The positions of the master by id. */
export const positionOptionsQuery = queryOptions({
  queryKey: ["position", "options"],
  queryFn: ({ signal }) => positions(signal),
});

async function positionNames(signal: AbortSignal): Promise<string[]> {
  const { rows } = await unwrap(client.GET("/api/Master.svc/get_position_name", { signal }));
  return rows.map(({ text }) => text);
}

/** The names that positions have, each once. */
export const positionNamesQuery = queryOptions({
  queryKey: ["position", "names"],
  queryFn: ({ signal }) => positionNames(signal),
});

/** HR lists recruiters; TL (with ATL), PL and CEO list requesters; Interviewer lists people who only interview. */
export type RoleWord = "HR" | "TL" | "PL" | "CEO" | "Interviewer";

export type PersonOption = Option & { department: string };

export function personOptionOf({ id, text, dept }: Wire<"PersonOptionRow">): PersonOption {
  return { id, name: text, department: dept };
}

async function usersOfRole(role: RoleWord, signal: AbortSignal): Promise<PersonOption[]> {
  const { rows } = await unwrap(
    client.GET("/api/Master.svc/get_role_select2/{role}", { params: { path: { role } }, signal }),
  );
  return rows.map(personOptionOf);
}

const staffRoles = ["HR", "TL", "PL", "CEO", "Interviewer"] as const satisfies readonly RoleWord[];

async function staff(signal: AbortSignal): Promise<Option[]> {
  const lists = await Promise.all(staffRoles.map((role) => usersOfRole(role, signal)));
  const byId = new Map(lists.flat().map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Everybody whom something may wait on: recruiters, and who asks for people, approves or interviews. */
export const staffOptionsQuery = queryOptions({
  queryKey: ["user", "options", "staff"],
  queryFn: ({ signal }) => staff(signal),
  staleTime: 5 * 60_000,
});

export const usersOfRoleQuery = (role: RoleWord) =>
  queryOptions({
    queryKey: ["user", "options", role],
    queryFn: ({ signal }) => usersOfRole(role, signal),
  });

export type RecruiterLoad = Omit<Wire<"RecruiterLoadRow">, "hr">;

async function recruiterLoads(signal: AbortSignal): Promise<ReadonlyMap<string, RecruiterLoad>> {
  const { rows } = await unwrap(client.GET("/api/recruiter_loads", { signal }));
  return new Map(rows.map(({ hr, ...load }) => [hr, load]));
}

/** What recruiters have in hand, by their ids. */
export const recruiterLoadsQuery = queryOptions({
  queryKey: ["requisition", "loads"],
  queryFn: ({ signal }) => recruiterLoads(signal),
});
