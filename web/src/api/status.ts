import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";
import { type CallOptions, forFile } from "./forFile";

async function listStatuses(options: CallOptions) {
  return (await unwrap(client.GET("/api/statuses", options))).rows;
}

export type Status = Awaited<ReturnType<typeof listStatuses>>[number];

/** Every status with its configured colour. It is a setting and changes with that topic. */
export const statusesQuery = queryOptions({
  queryKey: ["setting", "statuses"],
  queryFn: ({ signal }) => listStatuses({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const statusesForFile = () => listStatuses(forFile);
