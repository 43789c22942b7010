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

/** The choices for a setting that holds ids; requisitions are searched by `q`. */
export const settingChoicesQuery = (key: string, q: string) =>
  queryOptions({
    queryKey: ["setting", "choices", key, q],
    queryFn: async ({ signal }) => {
      const params = { path: { key }, query: q ? { q } : {} };
      return (await unwrap(client.GET("/api/settings/{key}/choices", { params, signal }))).rows;
    },
  });

/** The version guards against concurrent edits: a stale one is refused with '409'. */
export async function saveSetting(
  { key, version }: Pick<Setting, "key" | "version">,
  value: string,
  once: string,
): Promise<{ message: string }> {
  return unwrap(
    client.PUT("/api/settings/{key}", {
      params: { path: { key } },
      body: { value, version },
      headers: { "Idempotency-Key": once },
    }),
  );
}
