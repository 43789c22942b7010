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

export const usersOfRoleQuery = (role: RoleWord) =>
  queryOptions({
    queryKey: ["user", "options", role],
    queryFn: ({ signal }) => usersOfRole(role, signal),
  });
