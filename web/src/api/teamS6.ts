import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";
import { figuresTopic } from "./dashboard";
import { type CallOptions, forFile } from "./forFile";

/** The events of a stage, by the names of the periods: D, D1 to D6, W, and so on. */
export type S6Row = { stage: string; counts: Readonly<Record<string, number>> };

export function s6RowOf({ Stage, ...counts }: Wire<"S6Row">): S6Row {
  return { stage: Stage, counts };
}

async function teamS6(options: CallOptions): Promise<S6Row[]> {
  const { rows } = await unwrap(client.GET("/api/Dashboard.svc/Get_Dashboard_S6", options));
  return rows.map(s6RowOf);
}

export const teamS6Query = queryOptions({
  queryKey: [figuresTopic, "teamS6"],
  queryFn: ({ signal }) => teamS6({ signal }),
});

export const teamS6ForFile = () => teamS6(forFile);
