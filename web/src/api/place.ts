import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";

/** The states and cities that forms offer. They change only with a release. */

export async function fetchStates(signal?: AbortSignal): Promise<string[]> {
  const { rows } = await unwrap(client.GET("/api/Candidate_Dashboard.svc/get_state", { signal }));
  return rows.map(({ STATE }) => STATE);
}

export async function fetchCities(state: string, signal?: AbortSignal): Promise<string[]> {
  const { rows } = await unwrap(
    client.GET("/api/Candidate_Dashboard.svc/get_city/{state}", { params: { path: { state } }, signal }),
  );
  return rows.map(({ CITY }) => CITY);
}

export const statesQuery = queryOptions({
  queryKey: ["place", "states"],
  queryFn: ({ signal }) => fetchStates(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export const citiesQuery = (state: string) =>
  queryOptions({
    queryKey: ["place", "cities", state],
    queryFn: ({ signal }) => fetchCities(state, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: state !== "",
  });
