import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";

async function listSettings(signal: AbortSignal) {
  return (await unwrap(client.GET("/api/settings", { signal }))).rows;
}

export type Setting = Awaited<ReturnType<typeof listSettings>>[number];

export const settingsQuery = queryOptions({
  queryKey: ["setting", "list"],
  queryFn: ({ signal }) => listSettings(signal),
});

/** The version guards against two editors: another than the stored one is refused with '409'. */
export async function saveSetting({ key, value, version }: Setting): Promise<string> {
  const { message } = await unwrap(
    client.PUT("/api/settings/{key}", { params: { path: { key } }, body: { value, version } }),
  );
  return message;
}
