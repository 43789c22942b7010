import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";

/** The entries of dropdowns. */

async function departments(signal: AbortSignal) {
  return (await unwrap(client.GET("/api/Department_Master.svc/Get_Department_Dropdown", { signal }))).rows;
}

export type Option = Awaited<ReturnType<typeof departments>>[number];

export const departmentOptionsQuery = queryOptions({
  queryKey: ["department", "options"],
  queryFn: ({ signal }) => departments(signal),
  staleTime: 5 * 60_000,
});

/** HR is recruiters; TL (with ATL), PL and CEO are those who ask for requisitions; Interviewer is who only interviews. */
export type RoleWord = "HR" | "TL" | "PL" | "CEO" | "Interviewer";

async function usersOfRole(role: RoleWord, signal: AbortSignal) {
  return (
    await unwrap(
      client.GET("/api/Master.svc/get_role_select2/{role}", { params: { path: { role } }, signal }),
    )
  ).rows;
}

export type PersonOption = Awaited<ReturnType<typeof usersOfRole>>[number];

export const usersOfRoleQuery = (role: RoleWord) =>
  queryOptions({
    queryKey: ["user", "options", role],
    queryFn: ({ signal }) => usersOfRole(role, signal),
  });
