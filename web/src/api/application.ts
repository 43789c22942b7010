import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapAnswer, unwrapOne } from "./client";

/** A candidate's application: what is read of it, and how it moves on. Topic: candidate. */

export type ApplicationKey = { candidate: string; requisition: string };

/** With whose eyes details are asked for: managers have a call of their own. */
export type Viewer = { userId: string; manager: boolean };

async function fetchDetails(viewer: Viewer, of: ApplicationKey, signal: AbortSignal) {
  const path = { candidateId: of.candidate, requisitionId: of.requisition };
  if (viewer.manager) {
    return unwrapAnswer(
      client.GET("/api/Candidate_Dashboard.svc/get_candidate_details/{candidateId}/{requisitionId}", {
        params: { path },
        signal,
      }),
    );
  }
  return unwrapAnswer(
    client.GET(
      "/api/Candidate_Dashboard.svc/get_candidate_details_app_new/{candidateId}/{requisitionId}/{userId}",
      { params: { path: { ...path, userId: viewer.userId } }, signal },
    ),
  );
}

async function fetchNextOfQueue(requisition: string, userId: string, signal: AbortSignal) {
  return unwrapAnswer(
    client.GET("/api/Web_Candidate.svc/Esa_Candidate_info_v1/{requisitionId}/{userId}", {
      params: { path: { requisitionId: requisition, userId } },
      signal,
    }),
  );
}

/** The answer about a candidate: code '409' when they were mapped to another requisition, or nobody is left. */
export type DetailsAnswer = Awaited<ReturnType<typeof fetchDetails>>;
export type CandidateDetails = DetailsAnswer["rows"][number];

export const detailsQuery = (viewer: Viewer, of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "details", viewer, of],
    queryFn: ({ signal }) => fetchDetails(viewer, of, signal),
    retry: false,
  });

/** Whom a user of the ESA programme calls next. */
export const queueQuery = (requisition: string, userId: string) =>
  queryOptions({
    queryKey: ["candidate", "queue", requisition, userId],
    queryFn: ({ signal }) => fetchNextOfQueue(requisition, userId, signal),
    retry: false,
  });

async function fetchNext(query: ApplicationKey, signal: AbortSignal) {
  return unwrapOne(client.GET("/api/applications/next", { params: { query }, signal }));
}

export type NextMoves = Awaited<ReturnType<typeof fetchNext>>;
export type NextStage = NextMoves["stages"][number];
export type NextOption = NextStage["options"][number];
export type NextButton = NextMoves["buttons"][number];
export type PendingInterview = NextMoves["interview"];

/** What may be done next. The screens know no rule: they show what this says. */
export const nextMovesQuery = (of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "next", of],
    queryFn: ({ signal }) => fetchNext(of, signal),
    retry: false,
  });

async function fetchTimeline({ candidate, requisition }: ApplicationKey, signal: AbortSignal) {
  const path = { candidateId: candidate, reqId: requisition };
  return (
    await unwrap(
      client.GET("/api/Candidate_Dashboard.svc/get_call_status_timeline/{candidateId}/{reqId}", {
        params: { path },
        signal,
      }),
    )
  ).rows;
}

export type CandidateStep = Awaited<ReturnType<typeof fetchTimeline>>[number];

export const timelineQuery = (of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "timeline", of],
    queryFn: ({ signal }) => fetchTimeline(of, signal),
  });

async function fetchTimelines(candidateId: string, signal: AbortSignal) {
  return (
    await unwrap(
      client.GET("/api/Candidate_Dashboard.svc/get_call_status_timeline_can_db_new/{candidateId}", {
        params: { path: { candidateId } },
        signal,
      }),
    )
  ).rows;
}

/** The steps of every application of a candidate, oldest first. */
export const timelinesQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "timelines", candidate],
    queryFn: ({ signal }) => fetchTimelines(candidate, signal),
  });

async function fetchApplied(candidateId: string, signal: AbortSignal) {
  return (
    await unwrap(
      client.GET("/api/Candidate_Dashboard.svc/get_candidate_status_position_hr/{candidateId}", {
        params: { path: { candidateId } },
        signal,
      }),
    )
  ).rows;
}

export type PositionApplied = Awaited<ReturnType<typeof fetchApplied>>[number];

export const positionsAppliedQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "applied", candidate],
    queryFn: ({ signal }) => fetchApplied(candidate, signal),
    placeholderData: keepPreviousData,
  });

/** Who moves what: the version is the one on screen, the key keeps a repeat from moving twice. */
export type Moving = { userId: string; of: ApplicationKey; version: number; key: string };

export type Moved = { message: string };

const once = (key: string) => ({ "Idempotency-Key": key });

export type RoundOrder = {
  stage: string;
  /** The id of the status. */
  status: string;
  comment: string;
  date: string;
  time: string;
  type: string;
  place: string;
  person: string;
  takeInterview: boolean;
  scores: readonly { factor: string; score: number }[];
};

export async function updateRound(by: Moving, esa: boolean, order: RoundOrder): Promise<Moved> {
  const body = {
    CAN_ID: by.of.candidate,
    REQ_ID: by.of.requisition,
    STAGE: order.stage,
    COMMENT: order.comment,
    STATUS: order.status,
    IS_INTERESTED: order.type ? "1" : "0",
    CALLBACK_DATE: order.date,
    CALLBACK_TIME: order.time,
    INTERVIEW_TYPE: order.type,
    MEETING_LINK: order.place,
    METTING_CONDUCTED_BY_ID: order.person,
    CREATED_BY: by.userId,
    TAKE_INTERVIEW: order.takeInterview ? "1" : "0",
    SCORES: order.scores.map(({ factor, score }) => ({ FACTOR: factor, SCORE: score })),
    VERSION: by.version,
  };
  const headers = once(by.key);
  return unwrap(
    esa
      ? client.POST("/api/Web_Candidate.svc/update_candidate_round_esa", { headers, body })
      : client.POST("/api/Candidate_Dashboard.svc/update_candidate_round", { headers, body }),
  );
}

export async function pushToOffer(by: Moving): Promise<Moved> {
  return unwrap(
    client.POST("/api/Candidate_Dashboard.svc/Candidate_Push_To_Offer", {
      headers: once(by.key),
      body: {
        CAN_ID: by.of.candidate,
        REQ_ID: by.of.requisition,
        CREATED_BY: by.userId,
        STATUS: "Push To Offer",
        VERSION: by.version,
      },
    }),
  );
}

/** What Push to Offer does for users who work on the ESA queue. */
export async function shortlistCandidate(by: Moving): Promise<Moved> {
  return unwrap(
    client.POST("/api/Web_Candidate.svc/Candidate_Shortlist", {
      headers: once(by.key),
      body: {
        CAN_ID: by.of.candidate,
        REQ_ID: by.of.requisition,
        CREATED_BY: by.userId,
        STATUS: "Shortlisted",
        VERSION: by.version,
      },
    }),
  );
}

export async function sendDocuments(by: Moving): Promise<Moved> {
  return unwrap(
    client.POST("/api/Candidate_Dashboard.svc/document_upload", {
      headers: once(by.key),
      body: {
        CAN_ID: by.of.candidate,
        REQ_ID: by.of.requisition,
        DOC_UPLOAD_FLAG: "1",
        USER_GUID: by.userId,
        VERSION: by.version,
      },
    }),
  );
}

export async function blacklistCandidate(by: Moving, comment: string): Promise<Moved> {
  return unwrap(
    client.POST("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1", {
      headers: once(by.key),
      body: {
        CAN_ID: by.of.candidate,
        REQ_ID: by.of.requisition,
        COMMENT: comment,
        CREATED_BY: by.userId,
        VERSION: by.version,
      },
    }),
  );
}
