import { client, unwrap, unwrapOne } from "./client";

/** Whether a candidate gets messages about other openings. */

export type OptOutLink = { candidate: string; until: string; signature: string };

export function readOptOutLink(search: string): OptOutLink | null {
  const values = new URLSearchParams(search);
  const read = (name: keyof OptOutLink) => values.get(name) ?? "";
  const link: OptOutLink = {
    candidate: read("candidate"),
    until: read("until"),
    signature: read("signature"),
  };
  return link.candidate && link.signature ? link : null;
}

export async function fetchOptOut(query: OptOutLink) {
  return unwrapOne(client.GET("/api/opt_outs", { params: { query } }));
}

export type OptOut = Awaited<ReturnType<typeof fetchOptOut>>;

export async function setOptOut(query: OptOutLink, optedOut: boolean): Promise<{ message: string }> {
  return unwrap(client.POST("/api/opt_outs", { params: { query }, body: { optedOut } }));
}
