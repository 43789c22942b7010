import { client, unwrap, unwrapOne } from "./client";

/** The visit of a candidate, which begins with a signed link. */

export type CandidateLinkKind = "form" | "resume";

/** The values of a link. They are signed, so they are sent back unchanged. */
export type CandidateLink = {
  kind: CandidateLinkKind;
  candidate: string;
  requisition: string;
  user: string;
  until: string;
  signature: string;
};

/** Reads the link of a form from its address: the candidate is in the path, the rest in the query. */
export function readFormLink(candidate: string, search: string): CandidateLink | null {
  const values = new URLSearchParams(search);
  const read = (name: string) => values.get(name) ?? "";
  const signature = read("signature");
  if (!signature) return null;
  const [requisition, user, until] = [read("requisition"), read("user"), read("until")];
  return { kind: "form", candidate, requisition, user, until, signature };
}

/** Reads the link to upload a resume: candidate, requisition and user are in the path. */
export function readResumeLink(ids: readonly string[], search: string): CandidateLink | null {
  const values = new URLSearchParams(search);
  const [candidate = "", requisition = "", user = ""] = ids;
  const [until, signature] = [values.get("until") ?? "", values.get("signature") ?? ""];
  return signature ? { kind: "resume", candidate, requisition, user, until, signature } : null;
}

/** The last day of a link, as an instant; empty if the address does not say. */
export function endOf({ until }: CandidateLink): string {
  const seconds = Number(until);
  return until !== "" && Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : "";
}

/** What the page behind a link shows first. Opening it changes nothing. */
export async function openCandidateLink(query: Partial<CandidateLink>) {
  return unwrapOne(client.GET("/api/candidate_sessions", { params: { query } }));
}

export type OpenedLink = Awaited<ReturnType<typeof openCandidateLink>>;

/** Begins the visit; the form also asks for the mobile that the company has. */
export async function startCandidateSession(link: CandidateLink, mobile: string): Promise<void> {
  await unwrap(client.POST("/api/candidate_sessions", { body: { ...link, mobile } }));
}

export async function endCandidateSession(): Promise<void> {
  await unwrap(client.DELETE("/api/candidate_sessions", {}));
}
