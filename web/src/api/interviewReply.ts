import { client, unwrap, unwrapOne } from "./client";

// Plain calls without the query library: the page is opened from a mail, mostly on a phone, and stays small.

/** The values of the link in an invitation, as in the address. */
export type ReplyLink = { interview: string; until: string; signature: string };

/** Reads the query of the address; null when required values are missing. */
export function readReplyLink(search: string): ReplyLink | null {
  const values = new URLSearchParams(search);
  const read = (name: keyof ReplyLink) => values.get(name) ?? "";
  const link: ReplyLink = {
    interview: read("interview"),
    until: read("until"),
    signature: read("signature"),
  };
  return link.interview && link.signature ? link : null;
}

export async function fetchInvitation(query: ReplyLink, signal?: AbortSignal) {
  return unwrapOne(client.GET("/api/interviews/reply", { params: { query }, signal }));
}

export type Invitation = Awaited<ReturnType<typeof fetchInvitation>>;

export async function answerInvitation(query: ReplyLink, reply: string): Promise<{ message: string }> {
  return unwrap(client.POST("/api/interviews/reply", { params: { query }, body: { reply } }));
}
