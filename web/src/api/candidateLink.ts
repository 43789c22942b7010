import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrap, unwrapOne, type WriteAnswer } from "./client";

/** Links for candidates, and what came through them. Topic: candidate. */

/** To the candidate's form, or to upload a resume. */
export type LinkKind = "form" | "resume";

const once = (key: string) => ({ "Idempotency-Key": key });

/** Makes a link and returns its whole address. */
export async function makeLink(of: ApplicationKey, kind: LinkKind, key: string): Promise<string> {
  const { address } = await unwrapOne(
    client.POST("/api/candidate_links", { headers: once(key), body: { ...of, kind } }),
  );
  return address;
}

async function listLinks(of: ApplicationKey, signal: AbortSignal) {
  const { rows } = await unwrap(
    client.GET("/api/candidate_links/{candidateId}/{requisitionId}", {
      params: { path: { candidateId: of.candidate, requisitionId: of.requisition } },
      signal,
    }),
  );
  return rows;
}

/** A link that was made, and how far it has come. */
export type CandidateLink = Awaited<ReturnType<typeof listLinks>>[number];

/** Newest first. */
export const linksQuery = (of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "links", of],
    queryFn: ({ signal }) => listLinks(of, signal),
  });

export function endLinks(candidate: string, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.DELETE("/api/candidate_links/{candidateId}", {
      headers: once(key),
      params: { path: { candidateId: candidate } },
    }),
  );
}

async function fetchResumeNotes(candidate: string, signal: AbortSignal) {
  return unwrapOne(
    client.GET("/api/candidate_resumes/{candidateId}", {
      params: { path: { candidateId: candidate } },
      signal,
    }),
  );
}

export type ResumeNotes = Awaited<ReturnType<typeof fetchResumeNotes>>;

/** When the resume came and from whom, and the former one that an upload through a link replaced. */
export const resumeNotesQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "resumeNotes", candidate],
    queryFn: ({ signal }) => fetchResumeNotes(candidate, signal),
  });

export const formerResumeHref = (candidate: string, file: string) =>
  `/api/candidate_resumes/${candidate}/former?v=${file.slice(0, 8)}`;

export function dropFormerResume(candidate: string, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.DELETE("/api/candidate_resumes/{candidateId}/former", {
      headers: once(key),
      params: { path: { candidateId: candidate } },
    }),
  );
}
