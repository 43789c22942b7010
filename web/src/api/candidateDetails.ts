import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrap, unwrapAnswer, type Wire } from "./client";

/** A candidate with one application, and their other applications. Topic: candidate. */

export type CandidateDetails = {
  candidateId: string;
  requisitionId: string;
  serial: string;
  position: string;
  jd: string;
  /** Fresher or Experienced, as the requisition requires. */
  employmentStatus: string;
  requisitionStatus: string;
  /** Of this application. */
  status: string;
  blacklisted: boolean;
  name: string;
  mobile: string;
  email: string;
  address: string;
  state: string;
  city: string;
  working: boolean;
  experienced: boolean;
  experience: string;
  /** The years that the requisition asks for at least; '' for none. */
  minimumExperience: string;
  experienceIn: string;
  noticePeriod: string;
  currentCompany: string;
  currentDesignation: string;
  /** Whole rupees, and whether a month or a year brings them; empty if nobody said. */
  currentGross: string;
  currentGrossPer: string;
  seesSource: boolean;
  source: string;
  /** The file; empty when there is none. */
  resume: string;
  resumeMandatory: boolean;
  /** For edits; the application has its own version. */
  candidateVersion: number;
  /** The requisition belongs to the ESA programme. */
  esa: boolean;
  /** Came through the programme's link, and no call has reached them yet. */
  notVerified: boolean;
  /** When they last applied through the link while the company knew them already; empty if they did not. */
  appliedByLinkOn: string;
  /** Why the mail server refused the last mail to the e-mail address, and when; empty when it did not. */
  emailRefused: string;
  emailRefusedOn: string;
  /** Since when they want no messages about other openings; empty when they do. */
  optedOutOn: string;
};

export function candidateDetailsOf(row: Wire<"CandidateDetailsRow">): CandidateDetails {
  return {
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    serial: row.SERIAL,
    position: row.POSITION_NAME,
    jd: row.JD,
    employmentStatus: row.EMP_STATUS,
    requisitionStatus: row.REQ_STATUS,
    status: row.STATUS,
    blacklisted: row.Candidate_Status === "Blacklisted",
    name: row.NAME,
    mobile: row.MOBILE,
    email: row.EMAIL,
    address: row.ADDRESS,
    state: row.STATE,
    city: row.CITY,
    working: row.IS_WORKING === "1",
    experienced: row.IS_EXP === "1",
    experience: row.CAN_EXP,
    minimumExperience: row.EXP,
    experienceIn: row.EXP_IN,
    noticePeriod: row.NOTICE_PERIOD,
    currentCompany: row.CURRENT_COMPANY,
    currentDesignation: row.CURRENT_DESIGNATION,
    currentGross: row.CURRENT_GROSS,
    currentGrossPer: row.CURRENT_GROSS_PER,
    seesSource: row.SEES_SOURCE === "1",
    source: row.SOURCE_OF_CANDIDATE,
    resume: row.RESUME,
    resumeMandatory: row.RESUME_MANDATORY === "1",
    candidateVersion: row.CANDIDATE_VERSION,
    esa: row.ESA !== "",
    notVerified: row.NOT_VERIFIED === "1",
    appliedByLinkOn: row.ESA_APPLIED_ON,
    emailRefused: row.EMAIL_REFUSED,
    emailRefusedOn: row.EMAIL_REFUSED_ON,
    optedOutOn: row.OPTED_OUT_ON,
  };
}

/** Managers use a different call. */
export type Viewer = { userId: string; manager: boolean };

/** The answer about a candidate. Code '409': mapped to another requisition, or the queue is empty. */
export type DetailsAnswer = { code: string; message: string; rows: readonly CandidateDetails[] };

type WireAnswer = { code: string; message: string; rows: readonly Wire<"CandidateDetailsRow">[] };

const answerOf = ({ code, message, rows }: WireAnswer): DetailsAnswer => ({
  code,
  message,
  rows: rows.map(candidateDetailsOf),
});

async function fetchDetails(viewer: Viewer, of: ApplicationKey, signal: AbortSignal) {
  const path = { candidateId: of.candidate, requisitionId: of.requisition };
  if (viewer.manager) {
    return answerOf(
      await unwrapAnswer(
        client.GET("/api/Candidate_Dashboard.svc/get_candidate_details/{candidateId}/{requisitionId}", {
          params: { path },
          signal,
        }),
      ),
    );
  }
  return answerOf(
    await unwrapAnswer(
      client.GET(
        "/api/Candidate_Dashboard.svc/get_candidate_details_app_new/{candidateId}/{requisitionId}/{userId}",
        { params: { path: { ...path, userId: viewer.userId } }, signal },
      ),
    ),
  );
}

async function fetchNextOfQueue(requisition: string, userId: string, signal: AbortSignal) {
  return answerOf(
    await unwrapAnswer(
      client.GET("/api/Web_Candidate.svc/Esa_Candidate_info_v1/{requisitionId}/{userId}", {
        params: { path: { requisitionId: requisition, userId } },
        signal,
      }),
    ),
  );
}

export const detailsQuery = (viewer: Viewer, of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "details", viewer, of],
    queryFn: ({ signal }) => fetchDetails(viewer, of, signal),
    retry: false,
  });

/** The next candidate for a user of the ESA programme to call. */
export const queueQuery = (requisition: string, userId: string) =>
  queryOptions({
    queryKey: ["candidate", "queue", requisition, userId],
    queryFn: ({ signal }) => fetchNextOfQueue(requisition, userId, signal),
    retry: false,
  });

/** A position that a candidate applied for. */
export type PositionApplied = {
  requisitionId: string;
  position: string;
  department: string;
  recruiter: string;
  status: string;
};

export function positionAppliedOf(row: Wire<"PositionAppliedRow">): PositionApplied {
  return {
    requisitionId: row.REQ_ID,
    position: row.POSITION_NAME,
    department: row.DEPT_NAME,
    recruiter: row.HR_NAME,
    status: row.STATUS,
  };
}

async function fetchApplied(candidateId: string, signal: AbortSignal): Promise<PositionApplied[]> {
  const { rows } = await unwrap(
    client.GET("/api/Candidate_Dashboard.svc/get_candidate_status_position_hr/{candidateId}", {
      params: { path: { candidateId } },
      signal,
    }),
  );
  return rows.map(positionAppliedOf);
}

export const positionsAppliedQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "applied", candidate],
    queryFn: ({ signal }) => fetchApplied(candidate, signal),
    placeholderData: keepPreviousData,
  });
