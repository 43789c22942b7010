import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrap, type Wire } from "./client";

/** What happened to a candidate, oldest first. Topic: candidate. */

export type CandidateStep = {
  requisitionId: string;
  position: string;
  /** The id of the requisition as people write it. */
  serial: string;
  /** Empty for events outside the stages. */
  stage: string;
  status: string;
  tone: Wire<"CandidateStepRow">["TONE"];
  /** Who did it. */
  by: string;
  at: string;
  /** Lines separated by dollar signs. */
  comment: string;
  /** The day given with the status; empty if there is none. The same holds for the time. */
  date: string;
  time: string;
  interviewType: string;
  conductedBy: string;
  scores: readonly { factor: string; score: number }[];
};

export function candidateStepOf(row: Wire<"CandidateStepRow">): CandidateStep {
  return {
    requisitionId: row.REQ_ID,
    position: row.POSITION_NAME,
    serial: row.SERIAL,
    stage: row.STAGE,
    status: row.STATUS,
    tone: row.TONE,
    by: row.NAME,
    at: row.CREATED_ON,
    comment: row.COMMENT,
    date: row.DATE,
    time: row.TIME,
    interviewType: row.INTERVIEW_TYPE,
    conductedBy: row.CONDUCTED_BY,
    scores: row.SCORES.map(({ FACTOR, SCORE }) => ({ factor: FACTOR, score: SCORE })),
  };
}

async function fetchTimeline({ candidate, requisition }: ApplicationKey, signal: AbortSignal) {
  const { rows } = await unwrap(
    client.GET("/api/Candidate_Dashboard.svc/get_call_status_timeline/{candidateId}/{reqId}", {
      params: { path: { candidateId: candidate, reqId: requisition } },
      signal,
    }),
  );
  return rows.map(candidateStepOf);
}

export const timelineQuery = (of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "timeline", of],
    queryFn: ({ signal }) => fetchTimeline(of, signal),
  });

async function fetchTimelines(candidateId: string, signal: AbortSignal) {
  const { rows } = await unwrap(
    client.GET("/api/Candidate_Dashboard.svc/get_call_status_timeline_can_db_new/{candidateId}", {
      params: { path: { candidateId } },
      signal,
    }),
  );
  return rows.map(candidateStepOf);
}

/** The history of every application of a candidate. */
export const timelinesQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "timelines", candidate],
    queryFn: ({ signal }) => fetchTimelines(candidate, signal),
  });
