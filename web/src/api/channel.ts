import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";

/** The channels by which messages leave, set up or not; never a secret. Topic: setting. */

async function listChannels(signal: AbortSignal) {
  const { rows } = await unwrap(client.GET("/api/channels", { signal }));
  return rows;
}

export type Channel = Awaited<ReturnType<typeof listChannels>>[number];

export const channelsQuery = queryOptions({
  queryKey: ["setting", "channels"],
  queryFn: ({ signal }) => listChannels(signal),
});

/** A test that was begun: the outbox has its message. */
export type ChannelTest = { message: string; messageId: string };

export async function testChannel(channel: string, key: string): Promise<ChannelTest> {
  const { message, rows } = await unwrap(
    client.POST("/api/channels/{channel}/test", {
      headers: { "Idempotency-Key": key },
      params: { path: { channel } },
    }),
  );
  return { message, messageId: rows[0]?.messageId ?? "" };
}
