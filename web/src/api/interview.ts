import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";

/** An interview without a result yet. */
export type Interview = {
  candidateId: string;
  requisitionId: string;
  name: string;
  mobile: string;
  position: string;
  stage: string;
  interviewAt: string;
  interviewType: string;
  /** The link of an online interview, the location of another. */
  place: string;
  /** It is over, and its result is due. */
  late: boolean;
  /** What the candidate answered to the invitation; empty if nothing. */
  reply: string;
  experience: string;
  /** The file; empty when there is none. */
  resume: string;
  /** All comments on the candidate, separated by dollar signs. */
  comment: string;
};

export function interviewOf(row: Wire<"InterviewRecordRow">): Interview {
  return {
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    name: row.NAME,
    mobile: row.MOBILE,
    position: row.POSITION_NAME,
    stage: row.STAGE,
    interviewAt: row.DATETIME,
    interviewType: row.INTERVIEW_TYPE,
    place: row.LOCATION,
    late: row.LATE === "1",
    reply: row.REPLY,
    experience: row.TOTAL_EXPERIENCE,
    resume: row.RESUME,
    comment: row.COMMENT,
  };
}

async function fetchInterviews(userId: string, signal: AbortSignal): Promise<Interview[]> {
  const { rows } = await unwrap(
    client.GET("/api/Candidate_Dashboard.svc/get_interview_records/{userGuid}", {
      params: { path: { userGuid: userId } },
      signal,
    }),
  );
  return rows.map(interviewOf);
}

/** The interviews that a user conducts and that have no result yet, soonest first. Topic: candidate. */
export const interviewsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["candidate", "interviews", userId],
    queryFn: ({ signal }) => fetchInterviews(userId, signal),
  });
