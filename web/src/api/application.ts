import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne } from "./client";
import { moveFields } from "./moveFields";

/** A candidate's application: reading it and moving it on. Topic: candidate. */

export type ApplicationKey = { candidate: string; requisition: string };

async function fetchNext(query: ApplicationKey, signal: AbortSignal) {
  return unwrapOne(client.GET("/api/applications/next", { params: { query }, signal }));
}

export type NextMoves = Awaited<ReturnType<typeof fetchNext>>;
export type NextStage = NextMoves["stages"][number];
export type NextOption = NextStage["options"][number];
export type NextButton = NextMoves["buttons"][number];
export type PendingInterview = NextMoves["interview"];

/** The moves allowed next. The screens contain no rules: they show what this says. */
export const nextMovesQuery = (of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "next", of],
    queryFn: ({ signal }) => fetchNext(of, signal),
    retry: false,
  });

/** Who moves what. The version is the one on screen; the key makes a repeat harmless. */
export type Moving = { userId: string; of: ApplicationKey; version: number; key: string };

export type Moved = {
  message: string;
  /** The number by which the move can be taken back. */
  step: string;
};

type Step = { STEP: string };

export const moved = ({ message, rows }: { message: string; rows: readonly Step[] }): Moved => ({
  message,
  step: rows[0]?.STEP ?? "",
});

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
  return moved(
    await unwrap(
      esa
        ? client.POST("/api/Web_Candidate.svc/update_candidate_round_esa", { headers, body })
        : client.POST("/api/Candidate_Dashboard.svc/update_candidate_round", { headers, body }),
      moveFields,
    ),
  );
}

export async function pushToOffer(by: Moving): Promise<Moved> {
  return moved(
    await unwrap(
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
    ),
  );
}

/** Push to Offer for users who work on the ESA queue. */
export async function shortlistCandidate(by: Moving): Promise<Moved> {
  return moved(
    await unwrap(
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
    ),
  );
}

export async function sendDocuments(by: Moving): Promise<Moved> {
  return moved(
    await unwrap(
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
    ),
  );
}

export async function blacklistCandidate(by: Moving, comment: string): Promise<Moved> {
  return moved(
    await unwrap(
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
      { COMMENT: "comment" },
    ),
  );
}

/** Lets a closed application go on from where it stood; for managers. */
export async function reopenApplication(by: Moving, comment: string): Promise<Moved> {
  return moved(
    await unwrap(
      client.POST("/api/applications/reopen", {
        headers: once(by.key),
        body: { ...by.of, comment, VERSION: by.version },
      }),
      { comment: "comment" },
    ),
  );
}

/** Takes back a move that the user made. */
export async function undoMove(step: string): Promise<{ message: string }> {
  return unwrap(client.POST("/api/moves/{id}/undo", { params: { path: { id: step } } }));
}
